import type { RouteId } from '@onramp-kit/core/contract'
import type { Mapping, Path, ValueMapping } from '../derive/mapping.ts'

/** The values that a mapping reads, as a tree of names. */
interface Tree {
  readonly names: Map<string | number, Tree>
  /** The code of the value's own schema. */
  code?: string
}

/** Writes a zod schema that reads the seen body and returns the contract's value. */
export function routeSchemaCode(id: RouteId, mapping: Mapping): string {
  const route = `routes['${id}'].response`
  const type = `RouteReply<Routes['${id}']>`
  return `z.pipe(
  z.pipe(${schemaCode(mapping, route)}, z.transform((seen): ${type} => (${valueCode(mapping, 'seen')}))),
  ${route},
)`
}

/** Writes a zod schema that reads the seen errors. */
export function errorSchemaCode(mapping: Mapping): string {
  return `z.pipe(${schemaCode(mapping, '')}, z.transform((seen) => (${valueCode(mapping, 'seen')})))`
}

/** Writes the schema of the values that a mapping reads. */
function schemaCode(mapping: Mapping, route: string): string {
  const tree: Tree = { names: new Map() }
  const add = (from: Path, code: string) => {
    let node = tree
    for (const name of from) {
      const next = node.names.get(name) ?? { names: new Map() }
      node.names.set(name, next)
      node = next
    }
    node.code ??= code
  }
  const addValues = (each: Mapping): void => {
    if (each.kind === 'object') Object.values(each.fields).forEach(addValues)
    if (each.kind === 'list') add(each.from, `z.array(${schemaCode(each.item, route)})`)
    if (each.kind === 'emptyList')
      add(each.from, [route, ...each.field.map(String)].join('.shape.'))
    if (each.kind === 'value') add(each.from, valueSchemaCode(each))
  }
  addValues(mapping)
  // A length comes last, because another field may read the list.
  const addLengths = (each: Mapping): void => {
    if (each.kind === 'object') Object.values(each.fields).forEach(addLengths)
    if (each.kind === 'length') add(each.from, 'z.array(z.unknown())')
  }
  addLengths(mapping)
  return treeCode(tree)
}

function treeCode({ names, code }: Tree): string {
  // The fields of an object that is read as a whole may be read as well.
  const isLoose = code === anyObject
  if (code !== undefined && !(isLoose && names.size > 0)) return code
  const [first] = names
  // The only index is the first item of a list of errors.
  if (first?.[0] === 0) return `z.tuple([${treeCode(first[1])}], z.unknown())`
  const fields = [...names].map(([name, inner]) => `${keyCode(String(name))}: ${treeCode(inner)}`)
  return `z.${isLoose ? 'looseObject' : 'object'}({ ${fields.join(', ')} })`
}

const anyObject = 'z.looseObject({})'

function valueSchemaCode({ seen, nullable, optional }: ValueMapping): string {
  const plain = seen === 'object' ? anyObject : `z.${seen}()`
  const orNull = nullable ? `z.nullable(${plain})` : plain
  return optional ? `z.optional(${orNull})` : orNull
}

/** Writes the expression that builds the contract's value. */
function valueCode(mapping: Mapping, seen: string): string {
  switch (mapping.kind) {
    case 'object': {
      const fields = Object.entries(mapping.fields).map(
        ([name, inner]) => `${name}: ${valueCode(inner, seen)}`,
      )
      return `{ ${fields.join(', ')} }`
    }
    case 'list': {
      const item = seen === 'seen' ? 'item' : 'inner'
      return `${accessCode(seen, mapping.from)}.map((${item}) => (${valueCode(mapping.item, item)}))`
    }
    case 'length':
      return `${accessCode(seen, mapping.from)}.length`
    case 'emptyList':
      return accessCode(seen, mapping.from)
    case 'value': {
      const value = accessCode(seen, mapping.from)
      if (mapping.convert === undefined) return value
      const absent = [
        ...(mapping.optional ? [`${value} === undefined`] : []),
        ...(mapping.nullable ? [`${value} === null`] : []),
      ]
      const converted = `${mapping.convert}(${value})`
      return absent.length > 0 ? `${absent.join(' || ')} ? ${value} : ${converted}` : converted
    }
    default:
      return `todo('${mapping.field}')`
  }
}

function accessCode(value: string, path: Path): string {
  return path.reduce<string>((code, name) => {
    if (typeof name === 'number') return `${code}[${name}]`
    return isIdentifier(name) ? `${code}.${name}` : `${code}[${quote(name)}]`
  }, value)
}

export function keyCode(name: string): string {
  // Without brackets it would set the prototype.
  if (name === '__proto__') return "['__proto__']"
  return isIdentifier(name) ? name : quote(name)
}

/** Writes text as a literal. Escapes like JSON, and everything outside printable ASCII, so that no character is invisible. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${escaped}'`
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name)
}
