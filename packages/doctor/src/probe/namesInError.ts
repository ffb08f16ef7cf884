import { errorCodes } from '@onramp-kit/core/contract'

/** Other text of a response becomes neither a field of a request nor code. */
const fieldName = /^[A-Za-z_]\w{1,63}$/

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
const otherWords = new Set(
  `error errors _errors formerrors form_errors fielderrors field_errors code codes message messages msg title type types
  detail details reason reasons issue issues description status statuscode status_code request_id requestid trace_id
  traceid field fields param params parameter parameters property properties key keys attribute attributes name names
  value values path loc location pointer source constraint constraints target body request input data json payload query
  object string number integer boolean array undefined null empty blank missing required require requires invalid valid
  validation failed rejected provided given supplied expected received allowed supported please provide specify supply
  include send must have be been following mandatory authentication authorization access permission the these this a an
  all both also either and or of in on at for to with without your not no some but then than too bad see docs
  documentation`.split(/\s+/),
)
/** Words that, after another, do not mean a field. */
const ofOthers = /^(?:keys?|values?|names?|types?|ids?|data)$/i
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
    const isContainer = !Array.isArray(value) && containerKeys.test(key)
    for (const [name, inner] of Object.entries(value)) {
      if (nodes.length === MAX_NODES) break
      if (isUnwanted && nameKeys.test(name)) continue
      if (isContainer && !nameKeys.test(name) && !containerKeys.test(name)) names.push(name)
      nodes.push({ key: Array.isArray(value) ? key : name, value: inner, depth: depth + 1 })
    }
  }
  const allowed = names.flatMap(spellings).filter(isName)
  return [...new Set(allowed)].slice(0, MAX_NAMES)
}

function isName(name: string): boolean {
  // Constants such as EXACT_INPUT are values.
  const isConstant = name === name.toUpperCase()
  return fieldName.test(name) && !isConstant && !isOther(name) && !Object.hasOwn(errorCodes, name)
}

function isOther(word: string): boolean {
  return otherWords.has(word.toLowerCase())
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
  return (
    text
      .replaceAll('(s)', 's')
      .split(/[.!?;](?=\s|$)|\n/)
      .filter((sentence) => !unwanted.test(sentence))
      // Values follow.
      .map((sentence) => sentence.replace(/\bone of\b.*/i, ''))
      .flatMap((sentence) => sentence.split(/:(?=\s|$)|,|[&()]|\s(?:and|or|nor|plus)\s/))
      .flatMap((item) => namesOfItem(item, hasCue, isMeant))
  )
}

/** Returns the names in one item of an enumeration, such as "the field `network`" or "asset are required". */
function namesOfItem(
  item: string,
  hasCue: boolean,
  isMeant: (word: string) => boolean,
): readonly string[] {
  const words = item.split(/\s+/).filter((word) => word !== '' && !/@|:\/\//.test(word))
  // Quotes, underscores, capitals inside of a word, and paths mark names.
  const marked = words.filter((word) =>
    /^[[{(]*["'`‘“][\w./[\]]+["'`’”]|_|[a-z\d][A-Z]|^[#/$]*\w+[./]\w/.test(word),
  )
  if (marked.length > 0) return marked.map(lastName)
  const letters = words.map((word) => word.replaceAll(/\W/g, ''))
  const begin = letters.findIndex((word) => word !== '' && !isOther(word))
  if (begin === -1) return []
  const end = words.findIndex((word, index) => index >= begin && verb.test(word))
  const subject = letters.slice(begin, end === -1 ? undefined : end)
  // "The network field", but not "the publishable key".
  const last = subject.findLastIndex((word) => !isOther(word) || ofOthers.test(word))
  const plain = subject.slice(0, last + 1)
  const [first = ''] = plain
  const lower = plain.map((word) => word.toLowerCase())
  if (plain.length === 1) {
    // A sentence begins with a capital letter, and a field does not.
    const isField = isMeant(first) || ((hasCue || end !== -1) && /^[a-z]/.test(first))
    return isField ? [isMeant(first) ? (lower[0] ?? '') : first] : []
  }
  // The label of a form, such as "Fiat currency".
  return plain.length < 4 && lower.every(isMeant) ? spellings(lower.map(capitalize).join('')) : []
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
