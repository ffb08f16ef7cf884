import type { Mutant } from './mutants.ts'

export const fuzzMutants: readonly Mutant[] = [
  {
    name: 'uses a prop of a wrong type',
    file: 'packages/react/src/provider/useParsedProps.ts',
    find: 'typeof given === parser ? given : undefined',
    replace: 'given',
    proof: 'fuzz',
  },
  {
    name: 'reads a hostile prop as data',
    file: 'packages/react/src/provider/useParsedProps.ts',
    find: 'parser(JSON.parse(text), warn)',
    replace: 'parser(given, warn)',
    proof: 'fuzz',
  },
  {
    name: 'accepts a string prop of another type',
    file: 'packages/react/src/provider/parseProps.ts',
    find: "return typeof value === 'string' ? (value as Extract<Value, string>) : undefined",
    replace: 'return value as Extract<Value, string>',
    proof: 'fuzz',
  },
  {
    name: 'returns a response that fails its schema',
    file: 'packages/core/src/transport/decode.ts',
    find: 'return success ? { value: data } : { fields: fieldIssues(error.issues) }',
    replace: 'return { value: success ? data : body }',
    proof: 'fuzz',
  },
  {
    name: 'throws the SyntaxError of a response that is not JSON',
    file: 'packages/core/src/transport/decode.ts',
    find: `body = parseJson(text)
  } catch {`,
    replace: `body = parseJson(text)
  } catch (error) {
    throw error`,
    proof: 'fuzz',
  },
  {
    name: 'an error code can contain the key',
    file: 'packages/core/src/errors/ApiError.ts',
    find: 'redact(response.code)',
    replace: 'response.code',
    proof: 'fuzz',
  },
  {
    name: 'omits Bulgaria from the euro area',
    file: 'packages/core/src/locale/defaults.ts',
    find: "'AT BE BG CY",
    replace: "'AT BE CY",
    proof: 'fuzz',
  },
  {
    name: 'does not map the Canary Islands to Spain',
    file: 'packages/core/src/locale/defaults.ts',
    find: "  IC: 'ES',",
    replace: '',
    proof: 'fuzz',
  },
  {
    name: 'accepts an amount with two decimal separators',
    file: 'packages/core/src/money/parseAmount.ts',
    find: 'if (text.split(last).length !== 2)',
    replace: 'if (text.split(last).length === 1)',
    proof: 'fuzz',
  },
  {
    name: 'accepts the Arabic decimal separator as a group separator',
    file: 'packages/core/src/money/parseAmount.ts',
    find: "if (text.includes('٫')) return '٫'",
    replace: "text = text.replace('٫', '.')",
    proof: 'fuzz',
  },
  {
    name: 'does not parse Han digits in a locale that uses them',
    file: 'packages/core/src/money/parseAmount.ts',
    find: 'if (place !== -1) return',
    replace: 'if (place !== -1) return /\\p{Lo}|〇/u.test(digit) ? digit :',
    proof: 'fuzz',
  },
  {
    name: 'shows a tiny amount as zero',
    file: 'packages/core/src/money/formatAmount.ts',
    find: ", roundingPriority: 'morePrecision', maximumSignificantDigits: 1 }",
    replace: ' }',
    proof: 'fuzz',
  },
  {
    name: 'reads the stored order without validating it',
    file: 'packages/core/src/checkout/storedOrder.ts',
    find: 'storedOrder.safeParse(',
    replace: '((data: any) => ({ success: data?.purchaseId !== undefined, data }))(',
    proof: 'fuzz',
  },
  {
    name: 'strips the vowel signs of Indic scripts as accents',
    file: 'packages/core/src/locale/searchCountries.ts',
    find: '\\p{Script=Inherited}',
    replace: '\\p{M}',
    proof: 'fuzz',
  },
  {
    name: 'finds messages on the prototype',
    file: 'packages/react/src/i18n/format.ts',
    find: 'Object.hasOwn(words, name) ? words[name] : undefined',
    replace: 'words[name]',
    proof: 'fuzz',
  },
]
