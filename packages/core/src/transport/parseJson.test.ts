import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

test.each([
  '0',
  '-0.5',
  '19.99',
  '900719925474099',
  '9007199254740991',
  '-9007199254740991',
  '1000000000000000000',
  '1e+21',
  '0.1234567890123456',
  'null',
  '"12345678901234567"',
  '{"a":[1,"\\"9007199254740993\\\\",true]}',
])('parses %s as JSON.parse does', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text))
})

test.each([
  '12345678901234567',
  '-12345678901234567',
  '9007199254740993',
  '0.1e22',
  '123456789012345.678',
  '0.12345678901234567',
  '1e400',
  '1e-400',
  '-1E400',
  '1e3',
])('keeps %s, which JavaScript would write otherwise, as text', (text) => {
  expect(parseJson(text)).toBe(text)
  expect(parseJson(`{"a":[${text}, "b" , ${text}]}`)).toEqual({ a: [text, 'b', text] })
  expect(parseJson(`{\n\t"a" :\n\t\t${text}\r\n}`)).toEqual({ a: text })
})

test.each([
  ['0.12345678901234567', Number('0.12345678901234567')],
  ['1e3', 1000],
  ['1e-400', 0],
  ['12345678901234567', '12345678901234567'],
  ['12345678901234567.5', '12345678901234567.5'],
  ['1e400', '1e400'],
])('reads %s as %j where fractions may be rounded', (text, value) => {
  expect(parseJson(text, true)).toBe(value)
})

test.each(['', '{', '01', '1.', '+1', '"a', '12345678901234567]', '{"a":12345678901234567'])(
  'rejects %j, which is not JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  },
)

test('reads a megabyte of quotes and backslashes', () => {
  const value = { a: '\\"'.repeat(200_000), b: ['"'.repeat(10_000)] }
  const text = JSON.stringify({ ...value, c: 0 }).replace('"c":0', '"c":12345678901234567')
  expect(parseJson(text)).toEqual({ ...value, c: '12345678901234567' })
})
