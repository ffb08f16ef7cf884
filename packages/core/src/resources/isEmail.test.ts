import { expect, test } from 'vitest'
import { isEmail } from './virtualAccounts.ts'

test.each(['ada@example.com', 'a.b+c@mail.example.co.uk', 'ö@bücher.example'])(
  'accepts %s',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@a@b.example'])(
  'rejects %j',
  (text) => expect(isEmail(text)).toBe(false),
)
