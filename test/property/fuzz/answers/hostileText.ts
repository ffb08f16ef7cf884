import * as fc from 'fast-check'
import { KEY, WALLET } from './secrets.ts'

/** Text of any 16-bit units, including lone surrogates. */
export const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

/** Names with a meaning in JavaScript. */
export const loadedNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
)

/** Texts with a meaning for careless parsers. */
export const loadedText = fc.oneof(
  loadedNames,
  fc.constantFrom(
    KEY,
    `the key ${KEY}, of ${WALLET}`,
    '\ud800',
    'x\udfffx',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00Z',
    '2026-02-30T25:61:61Z',
    'order_refunded',
    'rate_limited',
    '\u0000',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
  ),
  anyText,
)

const tokens = fc.constantFrom(
  'null',
  'true',
  'false',
  '0',
  '-0',
  '1',
  '-1',
  '1.5',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '""',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '0.1e1',
  '123456789012345678901234567890',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":[]}]',
  // Text that is not JSON.
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '01',
  '.5',
  "'x'",
  '{a:1}',
  '[1,]',
  '',
  '//',
)

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}']), fc.constantFrom(10, 1_000, 20_000))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`)

const huge = fc
  .tuple(fc.constantFrom('"x', '[0', '1', '{"a":0'), fc.constantFrom(1_000, 100_000))
  .map(([kind, size]) => {
    if (kind === '"x') return `"${'x'.repeat(size)}"`
    if (kind === '[0') return `[0${',0'.repeat(size)}]`
    if (kind === '1') return '1'.repeat(size)
    return `{${Array.from({ length: size / 10 }, (_, place) => `"k${place}":0`).join()}}`
  })

/** JSON text, or text that resembles it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 40, arbitrary: tokens },
  { weight: 40, arbitrary: loadedText.map((text) => JSON.stringify(text)) },
  { weight: 20, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 3, arbitrary: deep },
  { weight: 2, arbitrary: huge },
)
