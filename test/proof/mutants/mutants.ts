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
    name: 'a captured order is read no oftener than one that waits for its payment',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return awaited',
    proof: 'pace',
  },
  {
    name: 'an order that waits for its payment is read as often as a captured one',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return captured',
    proof: 'pace',
  },
  {
    name: 'a hidden page goes on asking',
    file: 'packages/core/src/orders/pause.ts',
    find: 'cancelTimer = awake ? clock.setTimeout',
    replace: 'cancelTimer = true ? clock.setTimeout',
    proof: 'pace',
  },
  {
    name: 'a page that is shown again waits for its turn',
    file: 'packages/core/src/orders/pause.ts',
    find: 'if (isAwake() && !awake) due = Math.max(clock.now(), notBefore)',
    replace: '',
    proof: 'pace',
  },
  {
    name: 'a message of any origin is a hint',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: 'event.origin === origin && ',
    replace: '',
    proof: 'hostile',
  },
  {
    name: 'a message of any window is a hint',
    file: 'packages/core/src/frame/hostFrame.ts',
    find: ' && event.source === element.contentWindow',
    replace: '',
    proof: 'hostile',
  },
  {
    name: 'hints bring reads forward as often as they come',
    file: 'packages/core/src/orders/pause.ts',
    find: 'askedAt + HINT_GAP',
    replace: 'askedAt',
    proof: 'hostile',
  },
  {
    name: 'a hint says the outcome',
    file: 'packages/core/src/checkout/createCheckout.ts',
    find: 'hint: () => hints.emit(),',
    replace: "hint: () => void move('broadcasted'),",
    proof: 'hostile',
  },
  {
    name: "a page of the page's own origin is framed",
    file: 'packages/core/src/frame/frameAttributes.ts',
    find: ' || target.origin === pageOrigin',
    replace: '',
    proof: 'hostile',
  },
  {
    name: 'an address may have a user and a password',
    file: 'packages/core/src/secureUrl.ts',
    find: " || url.username !== '' || url.password !== ''",
    replace: '',
    proof: 'hostile',
  },
  {
    name: 'a name that begins like this machine passes for it',
    file: 'packages/core/src/secureUrl.ts',
    find: 'localhost$|',
    replace: 'localhost|',
    proof: 'hostile',
  },
  {
    name: 'a link leads wherever the service says',
    file: 'packages/react/src/hosted/HostedNewTab.tsx',
    find: 'if (attributes === undefined) return null',
    replace: 'if (attributes === undefined) return <a href={useHosted().url}>{newTab}</a>',
    proof: 'hostile',
  },
  {
    name: 'an error tells what the service said of a wallet',
    file: 'packages/core/src/errors/redact.ts',
    find: "'[redacted]'",
    replace: "'$&'",
    proof: 'hostile',
  },
  {
    name: 'an error has the request that failed as its cause',
    file: 'packages/core/src/errors/NetworkError.ts',
    find: 'cause: withoutSecrets(cause)',
    replace: 'cause',
    proof: 'hostile',
  },
  {
    name: 'a key that is refused is repeated',
    file: 'packages/core/src/publishableKey.ts',
    find: "'publishableKey must be svc_public_live_",
    replace: "key + ' must be svc_public_live_",
    proof: 'hostile',
  },
  {
    name: 'the client prints what it sends',
    file: 'packages/core/src/transport/send.ts',
    find: 'const response = await ky(url, {',
    replace: 'console.debug(url, headers); const response = await ky(url, {',
    proof: 'hostile',
  },
  {
    name: 'an order is stored under its wallet',
    file: 'packages/core/src/checkout/runningOrder.ts',
    find: 'walletTag(destination.wallet)',
    replace: 'destination.wallet',
    proof: 'hostile',
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
    find: 'body = JSON.parse(answer.text)\n  } catch {',
    replace: 'body = JSON.parse(answer.text)\n  } catch (error) {\n    throw error',
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
