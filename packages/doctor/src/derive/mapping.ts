import { redact } from '@onramp-kit/core/internal'
import { fits, formOf, type Shape } from './form.ts'
import { nameSimilarity } from './names.ts'

/** Names and indices that lead from a body to a value. */
export type Path = readonly (string | number)[]

/** How to read a value of the contract from a body of another shape. */
export type Mapping =
  | ValueMapping
  | ObjectMapping
  /** The paths of the item start at the item. */
  | { readonly kind: 'list'; readonly from: Path; readonly item: Mapping }
  /** A list without an item to look at: its items are taken to be the contract's. */
  | { readonly kind: 'emptyList'; readonly from: Path; readonly field: Path }
  | { readonly kind: 'length'; readonly from: Path }
  /** No field of the body fits. */
  | { readonly kind: 'todo'; readonly field: string }

export interface ValueMapping {
  readonly kind: 'value'
  readonly from: Path
  readonly seen: 'string' | 'number' | 'boolean' | 'object'
  readonly convert?: 'String' | 'Number' | 'toCode' | 'toField' | undefined
  readonly nullable: boolean
  readonly optional: boolean
}

export interface ObjectMapping {
  readonly kind: 'object'
  readonly fields: Readonly<Record<string, Mapping>>
}

interface Leaf {
  readonly path: readonly string[]
  readonly schema: Shape
  readonly optional: boolean
}

interface Candidate {
  readonly path: readonly string[]
  readonly value: unknown
}

/** An optional field is mapped only if the last names are similar. */
const OPTIONAL_SIMILARITY = 1.5
const REQUIRED_SIMILARITY = 0.5

/** Maps the fields of a schema to those of a body, by the form of the values and the similarity of the names. */
export function deriveMapping(schema: Shape, body: unknown, field: Path = []): Mapping {
  const leaves = leavesOf(schema)
  const candidates = candidatesOf(body)
  const pairs = leaves
    .flatMap((leaf) =>
      candidates.map((candidate) => ({ leaf, candidate, ...rate(leaf, candidate) })),
    )
    .filter(({ convert }) => convert !== undefined)
    .toSorted((a, b) => b.score - a.score)
  const chosen = new Map<Leaf, (typeof pairs)[number]>()
  for (const pair of pairs) {
    const { leaf, candidate, score } = pair
    const isTaken = [...chosen.values()].some((other) => other.candidate === candidate)
    // One address may be both payer and recipient.
    const mayShare = leaf.path.at(-1) === 'wallet'
    const least = leaf.optional ? OPTIONAL_SIMILARITY : REQUIRED_SIMILARITY
    const isOnly =
      !leaf.optional &&
      pair.isStrict &&
      // A null fits every nullable field.
      candidate.value !== null &&
      pairs.filter((other) => other.leaf === leaf).length === 1
    if (!chosen.has(leaf) && (!isTaken || mayShare) && (score >= least || isOnly))
      chosen.set(leaf, pair)
  }
  const lists = candidates.filter(({ value }) => Array.isArray(value))
  return objectOf(
    leaves.flatMap((leaf): [readonly string[], Mapping][] => {
      const pair = chosen.get(leaf)
      if (pair?.convert !== undefined)
        return [[leaf.path, mappingOf(leaf, pair.candidate, pair.convert, field)]]
      if (leaf.optional) return []
      const [list] = lists
      if (leaf.path.at(-1) === 'count' && list)
        return [[leaf.path, { kind: 'length', from: list.path }]]
      return [[leaf.path, { kind: 'todo', field: leaf.path.join('.') }]]
    }),
  )
}

function rate({ path, schema }: Leaf, { path: seen, value }: Candidate) {
  const form = formOf(path.at(-1) ?? '', schema)
  return {
    convert: fits(form, schema, value),
    score: nameSimilarity(path, seen),
    isStrict: form.isStrict,
  }
}

function mappingOf(
  { path, schema, optional }: Leaf,
  candidate: Candidate,
  convert: 'as is' | 'String' | 'Number',
  field: Path,
): Mapping {
  const { path: from, value } = candidate
  if (Array.isArray(value)) {
    const element = unwrap(schema).def.element
    const items: readonly unknown[] = value
    if (items.length === 0 || element === undefined)
      return { kind: 'emptyList', from, field: [...field, ...path] }
    return { kind: 'list', from, item: deriveMapping(element, items[0], [...field, ...path]) }
  }
  return {
    kind: 'value',
    from,
    seen: seenType(value),
    convert: convert === 'as is' ? undefined : convert,
    nullable: schema.safeParse(null).success,
    optional,
  }
}

function seenType(value: unknown): 'string' | 'number' | 'boolean' | 'object' {
  // A null is taken for absent text, such as the digits of a card.
  if (value === null) return 'string'
  const type = typeof value
  return type === 'number' || type === 'boolean' || type === 'object' ? type : 'string'
}

/** Removes `optional` and `nullable`. */
function unwrap(schema: Shape): Shape {
  return schema.def.innerType === undefined ? schema : unwrap(schema.def.innerType)
}

/** Lists the values of a schema that are no objects of named fields. */
function leavesOf(schema: Shape, path: readonly string[] = [], optional = false): readonly Leaf[] {
  const { shape = {} } = unwrap(schema).def
  const isOptional = optional || schema.def.type === 'optional'
  const names = Object.entries(shape)
  if (names.length === 0) return [{ path, schema, optional: isOptional }]
  return names.flatMap(([name, inner]) => leavesOf(inner, [...path, name], isOptional))
}

/** Names that the generated code may hold. zod reads no field `__proto__`. */
const harmlessName = /^(?!__proto__$)[\w$.: -]{1,64}$/

/** Lists the values of a body, without the names that may be personal. */
function candidatesOf(value: unknown, path: readonly string[] = []): readonly Candidate[] {
  const own = { path, value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [own]
  const inner = Object.entries(value)
    .filter(([name]) => harmlessName.test(name) && redact(name) === name)
    .flatMap(([name, each]) => candidatesOf(each, [...path, name]))
  return path.length === 0 ? inner : [own, ...inner]
}

/** Nests mappings by their paths. */
function objectOf(entries: readonly (readonly [readonly string[], Mapping])[]): Mapping {
  const [first] = entries
  if (first?.[0].length === 0) return first[1]
  const fields: Record<string, Mapping> = {}
  for (const name of new Set(entries.map(([[head = '']]) => head)))
    fields[name] = objectOf(
      entries
        .filter(([[head]]) => head === name)
        .map(([[, ...rest], mapping]) => [rest, mapping] as const),
    )
  return { kind: 'object', fields }
}

/** Returns whether a value of the body fits a field. Any list fits a list. */
export function hasFit(mapping: Mapping): boolean {
  if (mapping.kind === 'list') return hasFit(mapping.item)
  return mapping.kind === 'object'
    ? Object.values(mapping.fields).some(hasFit)
    : mapping.kind === 'value'
}

/** Returns the names of the contract's fields that a mapping could not fill. */
export function missingFields(mapping: Mapping): readonly string[] {
  if (mapping.kind === 'todo') return [mapping.field]
  if (mapping.kind === 'list') return missingFields(mapping.item)
  return mapping.kind === 'object' ? Object.values(mapping.fields).flatMap(missingFields) : []
}
