import { expect, test } from 'vitest'
import { textDirection } from './matchLocale.ts'

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab'])(
  '%s is written from right to left',
  (language) => {
    expect(textDirection(language)).toBe('rtl')
  },
)

test.each(['en', 'de', 'ja', 'zh-Hans', 'az', 'und'])(
  '%s is written from left to right',
  (language) => {
    expect(textDirection(language)).toBe('ltr')
  },
)
