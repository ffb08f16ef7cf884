import { expect, test } from 'vitest'
import { isEmail } from './virtualAccounts.ts'

test.each(['ada@example.com', 'a.b+c@mail.example.co.uk', 'ö@bücher.example'])(
  '%s is an address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'ada@a@b.example'])(
  '%j is none',
  (text) => expect(isEmail(text)).toBe(false),
)
