/** Words that mean the same in field names. The first of each row stands for all. */
const synonyms = [
  ['source', 'pay', 'pays', 'fiat', 'from', 'spend', 'input', 'charge', 'in'],
  ['destination', 'dest', 'get', 'gets', 'receive', 'received', 'payout', 'output', 'to', 'out'],
  ['amount', 'value', 'total', 'sum'],
  ['currency', 'ccy', 'fiat'],
  ['chain', 'network'],
  ['token', 'asset', 'coin', 'crypto', 'symbol'],
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

/** Splits names such as `fiatCurrency` and `fiat_currency` into words, each with the words of the same meaning. */
function words(names: readonly string[]): ReadonlySet<string> {
  const plain = names
    .flatMap((name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^A-Za-z\d]+/))
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '')
  const meanings = plain.map((word) => {
    const rows = synonyms.filter((row) => row.some((each) => each === word)).map(([first]) => first)
    return rows.length > 0 ? rows : [word]
  })
  return new Set(meanings.flat())
}

/** Dice's coefficient: 0 without a common word, 1 for the same words. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

/** Compares two paths of fields by their words, the last name most: from 0 to 3. */
export function nameSimilarity(expected: readonly string[], seen: readonly string[]): number {
  const last = overlap(words(expected.slice(-1)), words(seen.slice(-1)))
  return 2 * last + overlap(words(expected), words(seen))
}
