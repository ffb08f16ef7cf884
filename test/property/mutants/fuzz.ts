import type { Mutant } from './mutants.ts'

export const fuzzMutants: readonly Mutant[] = [
  {
    name: 'a prop of a wrong type is used',
    file: 'packages/react/src/provider/parseProps.ts',
    find: 'delete parsed[name]',
    replace: '',
    proof: 'fuzz',
  },
  {
    name: 'a hostile prop is read as data',
    file: 'packages/react/src/provider/parseProps.ts',
    find: 'JSON.parse(JSON.stringify(data))',
    replace: 'data',
    proof: 'fuzz',
  },
  {
    name: 'a prop that is no string is made text',
    file: 'packages/react/src/provider/parseProps.ts',
    find: "return typeof value === 'string' ? (value as Extract<Value, string>) : undefined",
    replace: 'return value as Extract<Value, string>',
    proof: 'fuzz',
  },
  {
    name: 'an answer is not held to its schema',
    file: 'packages/core/src/transport/decode.ts',
    find: 'return success ? { value: data } : { fields: fieldIssues(error.issues) }',
    replace: 'return { value: success ? data : body }',
    proof: 'fuzz',
  },
  {
    name: 'what is no JSON throws as it is',
    file: 'packages/core/src/transport/decode.ts',
    find: `body = JSON.parse(text)
  } catch {`,
    replace: `body = JSON.parse(text)
  } catch (error) {
    throw error`,
    proof: 'fuzz',
  },
  {
    name: 'a code may say the key',
    file: 'packages/core/src/errors/ApiError.ts',
    find: 'redact(response.code)',
    replace: 'response.code',
    proof: 'fuzz',
  },
  {
    name: 'Bulgaria is not of the euro area',
    file: 'packages/core/src/locale/defaults.ts',
    find: "'AT BE BG CY",
    replace: "'AT BE CY",
    proof: 'fuzz',
  },
  {
    name: 'the Canary Islands are no part of Spain',
    file: 'packages/core/src/locale/defaults.ts',
    find: "  IC: 'ES',",
    replace: '',
    proof: 'fuzz',
  },
  {
    name: 'an amount may have two decimal marks',
    file: 'packages/core/src/money/parseAmount.ts',
    find: "if (count > 1) return ''",
    replace: 'if (count > 1) return last',
    proof: 'fuzz',
  },
  {
    name: 'the Arabic decimal separator may group digits',
    file: 'packages/core/src/money/parseAmount.ts',
    find: "if (text.includes('٫')) return '٫'",
    replace: "text = text.replace('٫', '.')",
    proof: 'fuzz',
  },
  {
    name: 'Han digits are not read where the locale has them',
    file: 'packages/core/src/money/parseAmount.ts',
    find: 'if (place !== -1) return',
    replace: 'if (place !== -1) return /\\p{Lo}|〇/u.test(digit) ? digit :',
    proof: 'fuzz',
  },
  {
    name: 'a tiny amount is shown as zero',
    file: 'packages/core/src/money/formatAmount.ts',
    find: ", roundingPriority: 'morePrecision', maximumSignificantDigits: 1 }",
    replace: ' }',
    proof: 'fuzz',
  },
  {
    name: 'what is stored is taken as it is',
    file: 'packages/core/src/checkout/storedOrder.ts',
    find: 'storedOrder.safeParse(',
    replace: '((data: any) => ({ success: data?.purchaseId !== undefined, data }))(',
    proof: 'fuzz',
  },
  {
    name: 'the vowels of Indic scripts are taken for accents',
    file: 'packages/core/src/locale/searchCountries.ts',
    find: '\\p{Script=Inherited}',
    replace: '\\p{M}',
    proof: 'fuzz',
  },
  {
    name: 'words are found on the prototype',
    file: 'packages/react/src/i18n/format.ts',
    find: 'Object.hasOwn(words, name) ? words[name] : undefined',
    replace: 'words[name]',
    proof: 'fuzz',
  },
]
