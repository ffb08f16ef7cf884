import { expect, test } from 'vitest'
import { namesInError } from './namesInError.ts'

const isMeant = (word: string) => /^(?:fiat|currency|network|asset)$/i.test(word)
const namesIn = (body: unknown) => namesInError(body, isMeant)

test.each<[string, readonly string[]]>([
  ['fiat_currency, network and asset are required', ['fiat_currency', 'network', 'asset']],
  ['rail and ticker are required.', ['rail', 'ticker']],
  ['Missing: rail, ticker', ['rail', 'ticker']],
  ['rail: is required; ticker: is required', ['rail', 'ticker']],
  ['Missing required parameter(s): rail & ticker', ['rail', 'ticker']],
  ["The 'rail' field is missing.", ['rail']],
  ['`body.purchase.rail` must be a string', ['rail']],
  ['missing field `rail` at line 1 column 120', ['rail']],
  ["must have required property 'rail'", ['rail']],
  ['Network is required', ['network']],
  ["Fiat currency can't be blank", ['fiat_currency', 'fiatCurrency', 'FiatCurrency']],
  ['paymentRail must not be null', ['paymentRail']],
  ['{rail} and {ticker} are required', ['rail', 'ticker']],
  ['Either rail or ticker must be present', ['rail', 'ticker']],
  ['Unrecognized key: "currency". Required: "rail"', ['rail']],
])('reads the names in %j', (message, names) => {
  expect(namesIn({ error: { code: 'validation_error', message } })).toEqual(names)
})

test.each([
  'The request was refused. Authentication is required.',
  'Invalid request body.',
  'A valid publishable key is required.',
  'Something went wrong, please try again later or contact support.',
  'Amount must be at least 10 and at most 2000.',
  'The provided value is not allowed.',
  'Payments are not supported in this country, choose another.',
  'Too many decimals: max 2',
  'Unknown field rail',
  'Must be EXACT_INPUT or EXACT_OUTPUT',
  'Required fields are missing, e.g. see https://docs.example/some_errors#required_fields',
  'Write to help_desk@service.example and/or call.',
  'Must be one of: card, apple_pay',
  '',
])('reads no name in %j', (message) => {
  expect(namesIn({ error: { code: 'validation_error', message } })).toEqual([])
})

test.each<[string, unknown]>([
  ['missing', ['rail', 'ticker']],
  ['missing_fields', 'rail, ticker'],
  ['errors', [{ field: 'rail' }, { field: 'ticker' }]],
  ['errors', { rail: ['Required'], ticker: ['Required'] }],
  ['errors', { body: { rail: 'Required', ticker: 'Required' } }],
  ['errors', ['rail is required', 'ticker is required']],
  ['details', [{ path: ['body', 'rail'] }, { path: ['body', 'ticker'] }]],
  ['details', [{ instancePath: '/data/rail' }, { instancePath: '/data/ticker' }]],
  [
    'errors',
    [{ source: { pointer: '/data/attributes/rail' } }, { source: { pointer: '/ticker' } }],
  ],
  ['details', [{ params: { missingProperty: 'rail' } }, { params: { missingProperty: 'ticker' } }]],
  ['issues', { fieldErrors: { rail: ['Required'], ticker: ['Required'] }, formErrors: [] }],
  ['violations', [{ propertyPath: 'request.rail' }, { propertyPath: 'request.ticker' }]],
])('reads the names in the list %s: %j', (key, value) => {
  for (const body of [
    { [key]: value },
    { error: { code: 'x', message: 'Invalid.', [key]: value } },
  ])
    expect(namesIn(body)).toEqual(['rail', 'ticker'])
})

test('reads no code, id, type or value as a name', () => {
  const error = {
    code: 'rail_invalid',
    type: 'some_error',
    request_id: 'req_abc',
    errors: [{ field: 'rail', value: 'a_value', type: 'missing_type', code: 'a_code' }],
  }
  expect(namesIn({ error })).toEqual(['rail'])
})

test('reads a few names of an endless error', () => {
  const deep = JSON.parse(`${'{"errors":'.repeat(50_000)}{}${'}'.repeat(50_000)}`) as unknown
  const errors = Array.from({ length: 50_000 }, (_, index) => ({ field: `rail_${index}` }))
  const message = 'rail_is, '.repeat(100_000)
  expect(namesIn([deep, { errors }, { message }]).length).toBeLessThan(20)
})
