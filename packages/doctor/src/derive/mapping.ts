import { isObject } from '@onramp-kit/core/internal'
import { type Clean, createClean } from '../redaction/clean.ts'
import { type PathWords, pathWords, similarity } from './names.ts'
import { type Conversion, conversionOf, formatOf, reads, type Shape } from './valueFormat.ts'

/** Names and indices that lead from a body to a value. */
export type Path = readonly (string | number)[]

/** How to read a value of the contract from a body of another shape. */
export type Mapping =
  | ValueMapping
  | ObjectMapping
  /** The paths of the item start at the item. */
  | {
      readonly kind: 'list'
      readonly from: Path
      readonly item: Mapping
      readonly optional: boolean
    }
  /** A list without an item to look at: its items are taken to be the contract's. */
  | {
      readonly kind: 'emptyList'
      readonly from: Path
      readonly field: Path
      readonly optional: boolean
    }
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
  /** The contract's field, if the contract allows only some values, which the schema of the field must check. */
  readonly fixed?: Path | undefined
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

/** A value of a body. */
interface Field {
  readonly path: readonly string[]
  readonly value: unknown
}

interface Candidate extends Field {
  readonly words: PathWords
}

interface Pair {
  readonly leaf: Leaf
  readonly candidate: Candidate
  readonly convert: Conversion
  readonly score: number
}

/** An optional field is mapped only if the last names are similar. */
const OPTIONAL_SIMILARITY = 1.5
const REQUIRED_SIMILARITY = 0.5

/** A response of an API nests less deep, and has fewer fields. */
export const MAX_DEPTH = 10
export const MAX_FIELDS = 5000

interface MappingOptions {
  /** Removes secrets. A name that holds one is not mapped. */
  readonly clean?: Clean | undefined
  /** Called if the body has fields beyond `MAX_DEPTH` or `MAX_FIELDS`, which are not mapped. */
  readonly onCutOff?: (() => void) | undefined
}

/** Maps the fields of a schema to those of a body, by the format of the values and the similarity of the names. */
export function deriveMapping(
  schema: Shape,
  body: unknown,
  options: MappingOptions = {},
  field: Path = [],
): Mapping {
  const leaves = leavesOf(schema)
  const candidates = fieldsOf(body, options).map(
    (each): Candidate => ({ ...each, words: pathWords(each.path) }),
  )
  const pairs = leaves
    .flatMap((leaf) => pairsOf(leaf, candidates))
    .toSorted((a, b) => b.score - a.score)
  const chosen = new Map<Leaf, Pair>()
  const taken = new Set<Candidate>()
  for (const pair of pairs) {
    const { leaf, candidate } = pair
    // One address may be both payer and recipient.
    const mayShare = leaf.path.at(-1) === 'wallet'
    if (chosen.has(leaf) || (taken.has(candidate) && !mayShare)) continue
    chosen.set(leaf, pair)
    taken.add(candidate)
  }
  const list = candidates.find(({ value }) => Array.isArray(value))
  return objectOf(
    leaves.flatMap((leaf): [readonly string[], Mapping][] => {
      const pair = chosen.get(leaf)
      if (pair !== undefined) return [[leaf.path, mappingOf(pair, options, field)]]
      if (leaf.optional) return []
      if (leaf.path.at(-1) === 'count' && list)
        return [[leaf.path, { kind: 'length', from: list.path }]]
      return [[leaf.path, { kind: 'todo', field: leaf.path.join('.') }]]
    }),
  )
}

/** Lists the values that fit a field and have a similar name, or the only value that fits. */
function pairsOf(leaf: Leaf, candidates: readonly Candidate[]): readonly Pair[] {
  const { path, schema, optional } = leaf
  const format = formatOf(path.at(-1) ?? '', schema)
  const words = pathWords(path)
  const least = optional ? OPTIONAL_SIMILARITY : REQUIRED_SIMILARITY
  const mayDiffer = !optional && format.isStrict
  const fitting = candidates.flatMap((candidate): readonly Pair[] => {
    const score = similarity(words, candidate.words)
    const convert =
      score >= least || mayDiffer ? conversionOf(format, schema, candidate.value) : undefined
    return convert === undefined ? [] : [{ leaf, candidate, convert, score }]
  })
  // A null fits every nullable field.
  const isOnly = mayDiffer && fitting.length === 1 && fitting[0]?.candidate.value !== null
  return isOnly ? fitting : fitting.filter(({ score }) => score >= least)
}

function mappingOf(
  { leaf: { path, schema, optional }, candidate: { path: from, value }, convert }: Pair,
  options: MappingOptions,
  field: Path,
): Mapping {
  if (Array.isArray(value)) {
    const element = unwrap(schema)._zod.def.element
    const items: readonly unknown[] = value
    if (items.length === 0 || element === undefined)
      return { kind: 'emptyList', from, field: [...field, ...path], optional }
    return {
      kind: 'list',
      from,
      item: deriveMapping(element, items[0], options, [...field, ...path]),
      optional,
    }
  }
  return {
    kind: 'value',
    from,
    seen: seenType(value),
    convert: convert === 'as is' ? undefined : convert,
    nullable: reads(schema, null),
    optional,
    // The contract has lists of open values only.
    fixed: field.length === 0 && 'options' in unwrap(schema) ? path : undefined,
  }
}

function seenType(value: unknown): ValueMapping['seen'] {
  // A null is taken for absent text, such as the digits of a card.
  if (value === null) return 'string'
  const type = typeof value
  return type === 'number' || type === 'boolean' || type === 'object' ? type : 'string'
}

/** Removes `optional` and `nullable`. */
function unwrap(schema: Shape): Shape {
  return schema._zod.def.innerType === undefined ? schema : unwrap(schema._zod.def.innerType)
}

/** Lists the values of a schema, except objects with named fields. */
function leavesOf(schema: Shape, path: readonly string[] = [], optional = false): readonly Leaf[] {
  const { shape = {} } = unwrap(schema)._zod.def
  const isOptional = optional || schema._zod.def.type === 'optional'
  const names = Object.entries(shape)
  if (names.length === 0) return [{ path, schema, optional: isOptional }]
  return names.flatMap(([name, inner]) => leavesOf(inner, [...path, name], isOptional))
}

/** Names that the generated code may hold. zod reads no field `__proto__`. */
const harmlessName = /^(?!__proto__$)[\w$.: -]{1,64}$/

const cleanUnknown = createClean([])

/** Lists the values of a body, the outer ones first, without the names that may be personal. */
function fieldsOf(
  body: unknown,
  { clean = cleanUnknown, onCutOff = () => {} }: MappingOptions,
): readonly Field[] {
  const fields: Field[] = [{ path: [], value: body }]
  if (!isObject(body)) return fields
  // The list grows: a body may nest deeper than calls can.
  for (const { path, value } of fields)
    for (const [name, inner] of isObject(value) ? Object.entries(value) : []) {
      if (!harmlessName.test(name) || clean(name) !== name) continue
      if (path.length === MAX_DEPTH || fields.length > MAX_FIELDS) {
        onCutOff()
        break
      }
      fields.push({ path: [...path, name], value: inner })
    }
  return fields.slice(1)
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

/** Lists the mappings of the single fields, also those of the items of lists. */
export function fieldMappings(mapping: Mapping): readonly Mapping[] {
  if (mapping.kind === 'list') return fieldMappings(mapping.item)
  return mapping.kind === 'object'
    ? Object.values(mapping.fields).flatMap(fieldMappings)
    : [mapping]
}

/** Returns whether a value of the body fits a field. Any list fits a list. */
export function hasFit(mapping: Mapping): boolean {
  return fieldMappings(mapping).some(({ kind }) => kind === 'value')
}

/** Returns the names of the contract's fields that a mapping could not fill. */
export function missingFields(mapping: Mapping): readonly string[] {
  return fieldMappings(mapping).flatMap((each) => (each.kind === 'todo' ? [each.field] : []))
}
