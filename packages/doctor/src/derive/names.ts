/** Words that mean the same in field names. The first of each row stands for all. */
export const synonyms = [
  ['source', 'pay', 'pays', 'fiat', 'from', 'spend', 'input', 'charge', 'in'],
  ['destination', 'dest', 'get', 'gets', 'receive', 'received', 'payout', 'output', 'to', 'out'],
  ['amount', 'value', 'total', 'sum'],
  ['currency', 'ccy', 'fiat'],
  ['chain', 'network', 'blockchain'],
  ['token', 'asset', 'coin', 'crypto', 'cryptocurrency', 'symbol', 'ticker'],
  ['url', 'link', 'href', 'uri', 'hosted', 'redirect', 'page'],
  ['id', 'uuid', 'reference', 'ref'],
  ['status', 'state', 'phase'],
  ['wallet', 'address', 'recipient'],
  ['email', 'mail', 'contact'],
  ['terms', 'tos', 'agreement'],
  ['accepted', 'agreed', 'signed', 'service'],
  ['created', 'opened'],
  ['at', 'on', 'time', 'date', 'timestamp'],
  ['expires', 'expiry', 'expiration', 'valid', 'until'],
  ['fees', 'fee', 'charges', 'costs'],
  ['rate', 'price'],
  ['type', 'kind'],
  ['brand', 'scheme'],
  ['four', '4', 'digits'],
  ['instructions', 'details', 'bank', 'deposit'],
  ['data', 'items', 'accounts', 'results'],
  ['count', 'total', 'length'],
  ['webview', 'widget', 'frame'],
] as const

/** The rows of each word, by the first word of the row. */
const meanings = new Map<string, readonly string[]>()
for (const row of synonyms)
  for (const word of row) meanings.set(word, [...(meanings.get(word) ?? []), row[0]])

/** Splits names such as `fiatCurrency` and `fiat_currency` into words, each with the words of the same meaning. */
function words(names: readonly string[]): ReadonlySet<string> {
  const plain = names
    .flatMap((name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z\d]+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '')
  return new Set(plain.flatMap((word) => meanings.get(word) ?? [word]))
}

/** Dice's coefficient: 0 without a common word, 1 for the same words. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

/** The words of a path of fields. */
export interface PathWords {
  readonly last: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

export function pathWords(path: readonly string[]): PathWords {
  return { last: words(path.slice(-1)), all: words(path) }
}

/** Compares two paths of fields by their words, the last name most: from 0 to 3. */
export function similarity(expected: PathWords, seen: PathWords): number {
  return 2 * overlap(expected.last, seen.last) + overlap(expected.all, seen.all)
}
