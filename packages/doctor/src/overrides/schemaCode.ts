import type { RouteId } from '@onramp-kit/core/contract'
import type { Mapping, Path, ValueMapping } from '../derive/mapping.ts'

/** The values that a mapping reads, as a tree of names. */
interface Tree {
  readonly names: Map<string | number, Tree>
  /** The code of the value's own schema. */
  code?: string
  /** Whether the value itself may be missing. */
  optional?: boolean
}

/** Writes a zod schema that reads the seen body and returns the contract's value. */
export function routeSchemaCode(id: RouteId, mapping: Mapping): string {
  const route = `routes['${id}'].response`
  const type = `RouteReply<Routes['${id}']>`
  const tree = treeOf(mapping, route)
  return `z.pipe(
  z.pipe(${treeCode(tree)}, z.transform((seen): ${type} => (${valueCode(mapping, 'seen', tree)}))),
  ${route},
)`
}

/** Writes a zod schema that reads the seen errors. */
export function errorSchemaCode(mapping: Mapping): string {
  const tree = treeOf(mapping, '')
  return `z.pipe(${treeCode(tree)}, z.transform((seen) => (${valueCode(mapping, 'seen', tree)})))`
}

/** Returns the values that a mapping reads, with their schemas. */
function treeOf(mapping: Mapping, route: string): Tree {
  const tree: Tree = { names: new Map() }
  const add = (from: Path, code: string, optional: boolean) => {
    let node = tree
    for (const name of from) {
      const next = node.names.get(name) ?? { names: new Map() }
      node.names.set(name, next)
      node = next
    }
    if (node.code !== undefined) return
    node.code = code
    node.optional = optional
  }
  const contractCode = (field: Path) => [route, ...field.map(String)].join('.shape.')
  const addValues = (each: Mapping): void => {
    if (each.kind === 'object') Object.values(each.fields).forEach(addValues)
    if (each.kind === 'list')
      add(each.from, `z.array(${treeCode(treeOf(each.item, route))})`, each.optional)
    if (each.kind === 'emptyList') add(each.from, contractCode(each.field), each.optional)
    if (each.kind === 'value')
      add(
        each.from,
        each.fixed && each.convert === undefined ? contractCode(each.fixed) : valueSchemaCode(each),
        each.optional,
      )
  }
  addValues(mapping)
  // A length comes last, because another field may read the list.
  const addLengths = (each: Mapping): void => {
    if (each.kind === 'object') Object.values(each.fields).forEach(addLengths)
    if (each.kind === 'length') add(each.from, 'z.array(z.unknown())', false)
  }
  addLengths(mapping)
  return tree
}

/** Whether a value may be missing: an object without a schema of its own, if all that is read from it may be. */
function isOptional({ names, code, optional }: Tree): boolean {
  return (code === undefined || optional === true) && [...names.values()].every(isOptional)
}

function treeCode({ names, code }: Tree): string {
  // The fields of an object that is read as a whole may be read as well.
  const isLoose = code === anyObject
  if (code !== undefined && !(isLoose && names.size > 0)) return code
  const [first] = names
  // The only index is the first item of a list of errors.
  if (first?.[0] === 0) return `z.tuple([${treeCode(first[1])}], z.unknown())`
  const fields = [...names].map(([name, inner]) => {
    const plain = treeCode(inner)
    return `${keyCode(String(name))}: ${isOptional(inner) ? `z.optional(${plain})` : plain}`
  })
  return `z.${isLoose ? 'looseObject' : 'object'}({ ${fields.join(', ')} })`
}

const anyObject = 'z.looseObject({})'

function valueSchemaCode({ seen, nullable }: ValueMapping): string {
  const plain = seen === 'object' ? anyObject : `z.${seen}()`
  return nullable ? `z.nullable(${plain})` : plain
}

/** Writes the expression that builds the contract's value from what the schema of the tree returns. */
function valueCode(mapping: Mapping, seen: string, tree: Tree): string {
  switch (mapping.kind) {
    case 'object': {
      const fields = Object.entries(mapping.fields).map(
        ([name, inner]) => `${name}: ${valueCode(inner, seen, tree)}`,
      )
      return `{ ${fields.join(', ')} }`
    }
    case 'list': {
      const item = seen === 'seen' ? 'item' : 'inner'
      const list = accessCode(seen, mapping.from, tree)
      const itemCode = valueCode(mapping.item, item, treeOf(mapping.item, ''))
      return `${list}${mapping.optional ? '?' : ''}.map((${item}) => (${itemCode}))`
    }
    case 'length':
      return `${accessCode(seen, mapping.from, tree)}.length`
    case 'emptyList':
      return accessCode(seen, mapping.from, tree)
    case 'value': {
      const value = accessCode(seen, mapping.from, tree)
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

function accessCode(value: string, path: Path, tree: Tree): string {
  let code = value
  let node: Tree | undefined
  for (const name of path) {
    const chain = node !== undefined && isOptional(node) ? '?.' : ''
    if (typeof name === 'number') code += `${chain}[${name}]`
    else code += isIdentifier(name) ? `${chain || '.'}${name}` : `${chain}[${quote(name)}]`
    node = (node ?? tree).names.get(name)
  }
  return code
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
