/** One deliberate fault of the product, and the proof that must find it. */
export interface Mutant {
  /** What is broken, in words. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  /** The text that stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The folder, under `test/proof`, of the proof that must fail. */
  readonly proof: 'faults' | 'fuzz' | 'hostile' | 'leaks' | 'pace'
}

export const mutants: readonly Mutant[] = [
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
    find: 'body = JSON.parse(answer.text)\n  } catch {',
    replace: 'body = JSON.parse(answer.text)\n  } catch (error) {\n    throw error',
    proof: 'fuzz',
  },
  {
    name: 'a failed request goes on with its key',
    file: 'packages/core/src/transport/send.ts',
    find: 'throw isNetworkError(error) ? error.cause : error',
    replace: 'throw error',
    proof: 'fuzz',
  },
  {
    name: 'a code may say the key',
    file: 'packages/core/src/errors/ApiError.ts',
    find: 'redact(answer.code)',
    replace: 'answer.code',
    proof: 'fuzz',
  },
  {
    name: 'an address may have a user and a password',
    file: 'packages/core/src/secureUrl.ts',
    find: " || url.username !== '' || url.password !== ''",
    replace: '',
    proof: 'fuzz',
  },
  {
    name: 'a frame may show its own page',
    file: 'packages/core/src/frame/frameAttributes.ts',
    find: ' || target.origin === pageOrigin',
    replace: '',
    proof: 'fuzz',
  },
  {
    name: 'Bulgaria is not of the euro area',
    file: 'packages/core/src/locale/currency.ts',
    find: "'AT BE BG CY",
    replace: "'AT BE CY",
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
    name: 'what is stored is taken as it is',
    file: 'packages/core/src/checkout/runningOrder.ts',
    find: 'runningOrder.safeParse(parseJson(storage.getItem(key)))',
    replace:
      '((data: any) => ({ success: data?.environment !== undefined, data }))(parseJson(storage.getItem(key)))',
    proof: 'fuzz',
  },
  {
    name: 'the vowels of Indic scripts are taken for accents',
    file: 'packages/core/src/locale/foldText.ts',
    find: '\\p{Script=Inherited}',
    replace: '\\p{M}',
    proof: 'fuzz',
  },
  {
    name: 'words are found on the prototype',
    file: 'packages/react/src/language/wordOf.ts',
    find: 'Object.hasOwn(words, name) ? words[name] : undefined',
    replace: 'words[name]',
    proof: 'fuzz',
  },
]
