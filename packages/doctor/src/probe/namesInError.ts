import { errorCodes } from '@onramp-kit/core/contract'

/** Other text of a response becomes neither a field of a request nor code. */
const fieldName = /^[A-Za-z_]\w{0,63}$/

/** More than a purchase has, and few enough to try. */
const MAX_NAMES = 12
/** An error of an API is smaller. */
const MAX_NODES = 500
const MAX_DEPTH = 10
const MAX_TEXT = 2000

/** Fields of an error whose text is a name, or a path that ends with one. */
const nameKeys =
  /^(?:fields?|field_?names?|params?|parameters?|property|properties|keys?|attributes?|names?|source|pointer|path|loc|location|\w+_?path|missing\w*|required\w*)$/i
/** Lists of these lead to one field. Others list fields. */
const pathKeys = /^(?:path|loc|location|\w+_?path)$/i
/** Objects whose own names may be the rejected fields. */
const containerKeys =
  /^(?:\w*errors?|fields|details?|violations|issues|validation|messages|body|data|properties|missing\w*|required\w*)$/i
/** Fields whose text names no field. */
const otherKeys =
  /^(?:code|type|status\w*|\w*id|instance|value|input|received|expected|timestamp)$/i
/** Names about an error, and words of a sentence about fields. */
const otherWords =
  /^(?:_?errors?|form_?errors|field_?errors|codes?|messages?|msg|details?|title|reasons?|issues|descriptions?|types?|status|status_?code|(?:request|trace|correlation)_?id|fields?|params?|parameters?|propert(?:y|ies)|keys?|attributes?|names?|values?|path|loc|location|pointer|source|constraints?|target|body|request|data|json|input|payload|query|object|string|number|integer|boolean|array|undefined|null|type|empty|blank|missing|required|requires?|invalid|validation|failed|rejected|please|provide|specify|supply|include|send|must|have|following|mandatory|the|these|this|a|an|all|both|also|either|of|in|on|at|for|with|without|your|not|no|some|but|then|see|docs|documentation|bad)$/i
/** Words with which the part about a field begins. */
const verb =
  /^(?:is|isn't|are|aren't|was|were|must|should|shouldn't|cannot|can't|can|may|has|have|needs?|required|missing|invalid|failed|not|does|do|could)$/i
/** A sentence about fields that the service wants, such as "Required: network". */
const cue =
  /requir|missing|mandatory|provid|specif|suppl|includ|\b(?:needs?|expect\w*|lacks?|absent|empty|blank|must|should|cannot|can't)\b/i
/** A sentence about fields that the service does not want. */
const unwanted = /unrecogni[sz]ed|unknown|unexpected|additional propert/i

/**
 * Lists the names of fields that an error body may mention: those in its sentences, such as "fiat, network and asset are
 * required", in lists such as `missing: [..]` and `errors: [{ field }]`, and in paths such as `/data/fiat`.
 *
 * @param isMeant whether a word is likely to name a searched field: "Network is required" begins with a capital letter
 */
export function namesInError(body: unknown, isMeant: (word: string) => boolean): readonly string[] {
  const names: string[] = []
  const nodes: { key: string; value: unknown; depth: number }[] = [
    { key: '', value: body, depth: 0 },
  ]
  // The list grows: a body may nest deeper than calls can.
  for (const { key, value, depth } of nodes) {
    if (typeof value === 'string') names.push(...namesOfText(key, value, isMeant))
    if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) continue
    if (Array.isArray(value) && pathKeys.test(key)) {
      const last = (value as readonly unknown[]).findLast((each) => typeof each === 'string')
      if (last !== undefined) names.push(lastName(last))
      continue
    }
    const isUnwanted = Object.values(value).some(
      (each) => typeof each === 'string' && unwanted.test(each.slice(0, MAX_TEXT)),
    )
    for (const [name, inner] of Object.entries(value)) {
      if (nodes.length === MAX_NODES) break
      if (isUnwanted && nameKeys.test(name)) continue
      if (!Array.isArray(value) && containerKeys.test(key)) names.push(name)
      nodes.push({ key: Array.isArray(value) ? key : name, value: inner, depth: depth + 1 })
    }
  }
  const allowed = names.flatMap(spellings).filter(isName)
  return [...new Set(allowed)].slice(0, MAX_NAMES)
}

function isName(name: string): boolean {
  return fieldName.test(name) && !otherWords.test(name) && !Object.hasOwn(errorCodes, name)
}

function namesOfText(
  key: string,
  value: string,
  isMeant: (word: string) => boolean,
): readonly string[] {
  const text = value.slice(0, MAX_TEXT)
  if (!nameKeys.test(key)) return otherKeys.test(key) ? [] : namesInMessage(text, isMeant)
  if (/^[\w#/$.[\]]+$/.test(text)) return [lastName(text)]
  // A list as text, such as "network, asset".
  return /^[\w\s,.&'"`]+$/.test(text) ? namesInMessage(`Required: ${text}`, isMeant) : []
}

/** Returns the last name of a path such as `/data/fiat`, `body.fiat` or `items[0].fiat`. */
function lastName(path: string): string {
  return path.split(/[^\w]+/).findLast((name) => fieldName.test(name)) ?? ''
}

/** Some validators spell a field as their own code does: `FiatCurrency`. */
function spellings(name: string): readonly string[] {
  if (!/^[A-Z]\w*[a-z]/.test(name)) return [name]
  const camel = name.charAt(0).toLowerCase() + name.slice(1)
  return [camel.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), camel, name]
}

/** Returns the names in sentences, in their order. */
function namesInMessage(text: string, isMeant: (word: string) => boolean): readonly string[] {
  const hasCue = cue.test(text)
  return text
    .split(/[.!?;](?=\s|$)|\n/)
    .filter((sentence) => !unwanted.test(sentence))
    .flatMap((sentence) => sentence.split(/:(?=\s|$)|,|[&()]|\s(?:and|or|nor|plus)\s/))
    .flatMap((item) => namesOfItem(item, hasCue, isMeant))
}

/** Returns the names in one item of an enumeration, such as "the field `network`" or "asset are required". */
function namesOfItem(
  item: string,
  hasCue: boolean,
  isMeant: (word: string) => boolean,
): readonly string[] {
  const words = item.split(/\s+/).filter((word) => word !== '')
  // Quotes, underscores, capitals inside of a word, and paths mark names.
  const marked = words.filter((word) =>
    /^[[{(]*["'`‘“][\w./[\]]+["'`’”]|_|[a-z\d][A-Z]|^[#/$]*\w+[./]\w/.test(word),
  )
  if (marked.length > 0) return marked.map(lastName)
  const end = words.findIndex((word, index) => index > 0 && verb.test(word))
  const plain = words
    .slice(0, end === -1 ? undefined : end)
    .map((word) => word.replaceAll(/\W/g, ''))
    .filter((word) => word !== '' && !otherWords.test(word))
  const [first = ''] = plain
  const lower = plain.map((word) => word.toLowerCase())
  if (plain.length === 1) {
    // A sentence begins with a capital letter, and a field does not.
    const isField = isMeant(first) || ((hasCue || end > 0) && /^[a-z]/.test(first))
    return isField ? [isMeant(first) ? (lower[0] ?? '') : first] : []
  }
  // The label of a form, such as "Fiat currency".
  return plain.length < 4 && lower.every(isMeant) ? spellings(lower.map(capitalize).join('')) : []
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
