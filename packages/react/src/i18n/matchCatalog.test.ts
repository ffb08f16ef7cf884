import { expect, test } from 'vitest'
import { matchCatalog } from './matchLocale.ts'

const codes = ['en', 'de', 'pt-BR', 'zh-Hans', 'ar']

test.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW', 'de'], 'de'],
  [['zh-Hant', 'en'], 'en'],
  [['ar-EG'], 'ar'],
  [['sv', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['sv'], 'en'],
  [['C', 'POSIX', '', 'x-klingon', 'de'], 'de'],
  [['pt_BR'], 'pt-BR'],
  [['zh_CN'], 'zh-Hans'],
  [['zh_TW', 'de_DE.UTF-8'], 'de'],
  [['sr_RS@latin', 'en-US@posix', 'de'], 'en'],
  [[], 'en'],
])('matches the languages %j to the catalog %s', (languages, code) => {
  expect(matchCatalog(languages, codes)).toBe(code)
})
