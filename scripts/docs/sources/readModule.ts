import { parseSync } from 'rolldown/utils'
import { type DocComment, parseDocComment } from './docComment.ts'

/** A module of the sources, as far as documents describe it. */
export interface Module {
  /** The comment at its start. */
  readonly doc: DocComment | undefined
  /** The declarations at its top, exported or not. Overloads of a function are one. */
  readonly declarations: readonly Declaration[]
  readonly exports: readonly Export[]
}

interface Export {
  readonly as: string
  /** The name of its declaration, or `*` for a namespace. */
  readonly name: string
  /** The module that declares it, unless this one does: `./order.ts`. */
  readonly from: string | undefined
}

export interface Declaration {
  readonly name: string
  readonly kind: 'class' | 'function' | 'interface' | 'type' | 'value'
  readonly doc: DocComment | undefined
  /** The doc comments of properties at any depth, by path: `source/currency`. */
  readonly inner: ReadonlyMap<string, DocComment>
  /** The properties and methods of an interface, a class or an object type. */
  readonly members: readonly Member[]
  /** Interfaces and types whose members it has too. */
  readonly bases: readonly string[]
  /** Its source without the body: the overloads of a function, or the text of a type. */
  readonly signature: string
  readonly code: string
}

export interface Member {
  readonly name: string
  /** Its type as the source spells it. */
  readonly type: string
  readonly isOptional: boolean
  readonly doc: DocComment | undefined
}

/** A node of the syntax tree, as far as this module reads it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Reader {
  readonly text: (node: Node) => string
  readonly docAt: (start: number) => DocComment | undefined
}

/** A type with some of the members of another: `Pick<Base, 'a' | 'b'>`. */
const SELECTION = /^(?:Omit|Pick)<\s*\w+,(?:[\s|]*'\w+')+\s*>$/

export function readModule(path: string, source: string): Module {
  const { program, comments } = parseSync(path, source)
  const docs = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end, value }) => [end + source.slice(end).search(/\S|$/), value.slice(1)] as const),
  )
  const read: Reader = {
    text: ({ start, end }) => source.slice(start, end),
    docAt(start) {
      const comment = docs.get(start)
      return comment === undefined ? undefined : parseDocComment(comment)
    },
  }
  const statements = program.body as unknown as readonly Node[]
  return {
    doc: read.docAt(statements[0]?.start ?? -1),
    declarations: declarationsOf(statements, read),
    exports: statements.flatMap((statement) => exportsOf(statement, read)),
  }
}

function exportsOf(statement: Node, read: Reader): readonly Export[] {
  const from = (statement['source'] as { readonly value: string } | null | undefined)?.value
  if (statement.type === 'ExportAllDeclaration' && statement['exported'])
    return [{ as: read.text(statement['exported'] as Node), name: '*', from }]
  if (statement.type !== 'ExportNamedDeclaration') return []
  const specifiers = statement['specifiers'] as readonly { local: Node; exported: Node }[]
  const passed = specifiers.map(({ local, exported }) => ({
    as: read.text(exported),
    name: read.text(local),
    from,
  }))
  const own = declarationsOf([statement], read).map(({ name }) => ({ as: name, name, from }))
  return [...passed, ...own]
}

/** Overloads of a function become one. */
function declarationsOf(statements: readonly Node[], read: Reader): readonly Declaration[] {
  const found = new Map<string, Declaration>()
  for (const statement of statements) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const node = (isExport ? statement['declaration'] : statement) as Node | null
    const doc = read.docAt(statement.start)
    for (const declaration of node === null ? [] : declared(node, doc, read)) {
      const earlier = found.get(declaration.name)
      const isOverload = earlier?.kind === 'function' && declaration.kind === 'function'
      found.set(declaration.name, {
        ...declaration,
        doc: earlier?.doc ?? doc,
        signature: isOverload ? overloads(earlier, declaration, node) : declaration.signature,
      })
    }
  }
  return [...found.values()]
}

/** The implementation of an overloaded function is not public. */
function overloads(earlier: Declaration, own: Declaration, node: Node | null): string {
  return node?.['body'] ? earlier.signature : `${earlier.signature}\n${own.signature}`
}

function declared(node: Node, doc: DocComment | undefined, read: Reader): readonly Declaration[] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as readonly Node[]).flatMap((declarator) => {
      const { name, typeAnnotation } = declarator['id'] as Node & { readonly typeAnnotation?: Node }
      if (typeof name !== 'string') return []
      const type = typeAnnotation ? read.text(typeAnnotation) : ''
      return [{ ...basics(declarator, name, doc, read), signature: `const ${name}${type}` }]
    })
  const { name } = (node['id'] ?? {}) as { readonly name?: string }
  if (name === undefined) return []
  const own = basics(node, name, doc, read)
  const body = node['body'] as Node | null
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const bases = ((node['extends'] ?? []) as readonly Node[]).map(read.text)
      return [{ ...own, kind: 'interface', members: membersOf(body?.['body'], read), bases }]
    }
    case 'ClassDeclaration': {
      const base = node['superClass'] as Node | null
      const bases = base === null ? [] : [read.text(base)]
      return [{ ...own, kind: 'class', members: membersOf(body?.['body'], read), bases }]
    }
    case 'TSTypeAliasDeclaration': {
      const type = node['typeAnnotation'] as Node
      const parts = type.type === 'TSIntersectionType' ? (type['types'] as readonly Node[]) : [type]
      const literals = parts.filter((part) => part.type === 'TSTypeLiteral')
      const hasMembers = literals.length > 0 || SELECTION.test(read.text(type))
      return [
        {
          ...own,
          kind: 'type',
          members: literals.flatMap((part) => membersOf(part['members'], read)),
          bases: hasMembers
            ? parts.filter((part) => part.type === 'TSTypeReference').map(read.text)
            : [],
          signature: read.text(node).replace(/^.*?(?=type \w+(?:<|\s*=))/s, ''),
        },
      ]
    }
    case 'TSDeclareFunction':
    case 'FunctionDeclaration': {
      const text = read.text({ ...node, end: body?.start ?? node.end })
      return [{ ...own, kind: 'function', signature: text.trim().replace(/;$/, '') }]
    }
    default:
      return []
  }
}

function basics(node: Node, name: string, doc: DocComment | undefined, read: Reader): Declaration {
  return {
    name,
    kind: 'value',
    doc,
    inner: new Map(innerDocs(Object.values(node), read)),
    members: [],
    bases: [],
    signature: '',
    code: read.text(node),
  }
}

const properties = ['Property', 'TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition']

/** Finds the doc comments of properties anywhere in a node. */
function innerDocs(node: unknown, read: Reader, path = ''): readonly [string, DocComment][] {
  if (typeof node !== 'object' || node === null) return []
  const { type, start, key } = node as Node
  const children = Object.values(node)
  if (!properties.includes(type)) return children.flatMap((each) => innerDocs(each, read, path))
  const { name, value } = key as { readonly name?: string; readonly value?: string }
  const own = `${path}${name ?? value ?? ''}`
  const doc = read.docAt(start)
  const inner = children.flatMap((each) => innerDocs(each, read, `${own}/`))
  return doc === undefined ? inner : [[own, doc], ...inner]
}

function membersOf(body: unknown, { text, docAt }: Reader): readonly Member[] {
  return (body as readonly Node[]).flatMap((node) => {
    if (!properties.includes(node.type) || node['computed']) return []
    const key = node['key'] as Node
    const annotation = node['typeAnnotation'] as Node | null | undefined
    const type =
      node.type === 'TSMethodSignature'
        ? text(node).slice(key.end - node.start)
        : annotation
          ? text(annotation).replace(/^:\s*/, '')
          : ''
    const doc = docAt(node.start)
    // A class without comments on its constructor's fields has none to show.
    if (node.type === 'PropertyDefinition' && doc === undefined) return []
    return [{ name: text(key), type: tidy(type), isOptional: node['optional'] === true, doc }]
  })
}

/** One line, without the `undefined` that `exactOptionalPropertyTypes` requires. */
function tidy(type: string): string {
  return type
    .replaceAll(/\s*\/\*\*?[^]*?\*\/\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [\w<>[\]| ]+)\)$/, '$1')
    .replaceAll(/,? \}/g, ' }')
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim())
    .replaceAll(',)', ')')
    .trim()
}
