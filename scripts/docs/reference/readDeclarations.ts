import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '../../filesBelow.ts'
import { parseModule } from '../parseModule.ts'
import { type DocText, parseDoc } from './docText.ts'

/** A property or a method of an interface, a class or an object type. */
export interface Member {
  readonly name: string
  /** Its type as the source spells it. */
  readonly type: string
  readonly isOptional: boolean
  readonly doc: DocText | undefined
}

/** An exported or internal name of a package's sources. */
export interface Declaration {
  readonly name: string
  readonly doc: DocText | undefined
  readonly members: readonly Member[]
  /** Interfaces and types whose members it has too. */
  readonly bases: readonly string[]
  /** Its source without the body: the overloads of a function, or the text of a type. */
  readonly signature: string
  readonly kind: 'class' | 'function' | 'interface' | 'type' | 'value'
}

/** A node of the syntax tree, as far as this module reads it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A type with some of the members of another: `Pick<Base, 'a' | 'b'>`. */
const SELECTION = /^(?:Omit|Pick)<\s*\w+,(?:[\s|]*'\w+')+\s*>$/

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** Reads the declarations of a package's sources by file and name: `errors/ApiError.ts ApiError`. */
export function readDeclarations(name: string): ReadonlyMap<string, Declaration> {
  const folder = join(packages, name, 'src')
  const files = filesBelow(folder).filter(
    (file) =>
      /(?<!\.test|\.stories|\.helper)\.tsx?$/.test(file) &&
      // Without the catalogs.
      !/^messages\/(?!messages\.ts)/.test(file),
  )
  return new Map(
    files.flatMap((file) =>
      declarationsOf(file, readFileSync(join(folder, file), 'utf8')).map(
        (declaration) => [`${file} ${declaration.name}`, declaration] as const,
      ),
    ),
  )
}

/** Reads the declarations at the top of a module. Overloads of a function become one. */
export function declarationsOf(file: string, source: string): readonly Declaration[] {
  const { program, comments } = parseModule(file, source)
  const docAt = (start: number) => {
    const comment = comments.get(start)
    return comment === undefined ? undefined : parseDoc(comment)
  }
  const read: Reader = { text: ({ start, end }) => source.slice(start, end), docAt }
  const found = new Map<string, Declaration>()
  for (const statement of program.body as unknown as readonly Node[]) {
    const node = (
      statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    ) as Node | null
    if (node === null) continue
    for (const declaration of declared(node, docAt(statement.start), read)) {
      const earlier = found.get(declaration.name)
      const signature =
        earlier?.kind === 'function' && declaration.kind === 'function'
          ? overloads(earlier.signature, declaration.signature, node)
          : declaration.signature
      found.set(declaration.name, {
        ...declaration,
        doc: earlier?.doc ?? declaration.doc,
        signature,
      })
    }
  }
  return [...found.values()]
}

interface Reader {
  readonly text: (node: Node) => string
  readonly docAt: (start: number) => DocText | undefined
}

/** The implementation of an overloaded function is not public. */
function overloads(earlier: string, own: string, { body }: Node): string {
  return body ? earlier : `${earlier}\n${own}`
}

function declared(node: Node, doc: DocText | undefined, read: Reader): readonly Declaration[] {
  const named = (declaration: Partial<Declaration>): readonly Declaration[] => [
    {
      name: read.text(node['id'] as Node),
      doc,
      members: [],
      bases: [],
      signature: '',
      kind: 'value',
      ...declaration,
    },
  ]
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const heritage = (node['extends'] ?? []) as readonly Node[]
      const body = (node['body'] as Node)['body'] as readonly Node[]
      return named({
        kind: 'interface',
        members: membersOf(body, read),
        bases: heritage.map(read.text),
      })
    }
    case 'TSTypeAliasDeclaration': {
      const type = node['typeAnnotation'] as Node
      const parts = type.type === 'TSIntersectionType' ? (type['types'] as readonly Node[]) : [type]
      const literals = parts.filter((part) => part.type === 'TSTypeLiteral')
      return named({
        kind: 'type',
        members: literals.flatMap((part) => membersOf(part['members'] as readonly Node[], read)),
        bases:
          literals.length > 0 || SELECTION.test(read.text(type))
            ? parts.filter((part) => part.type === 'TSTypeReference').map(read.text)
            : [],
        signature: `type ${read
          .text(node)
          .replace(/^.*?(?=\w+(?:<|\s*=))/s, '')
          .replace(/^type /, '')}`,
      })
    }
    case 'TSDeclareFunction':
    case 'FunctionDeclaration': {
      if (node['id'] === null) return []
      const body = node['body'] as Node | null
      const end = body === null ? node.end : body.start
      return named({
        kind: 'function',
        signature: read
          .text({ ...node, end })
          .trim()
          .replace(/;$/, ''),
      })
    }
    case 'ClassDeclaration': {
      const body = (node['body'] as Node)['body'] as readonly Node[]
      const base = node['superClass'] as Node | null
      return named({
        kind: 'class',
        members: membersOf(body, read),
        bases: base === null ? [] : [read.text(base)],
      })
    }
    case 'VariableDeclaration':
      return (node['declarations'] as readonly Node[]).flatMap(({ id }) => {
        const { name, typeAnnotation } = id as Node & { readonly typeAnnotation?: Node }
        if (typeof name !== 'string') return []
        const type = typeAnnotation ? read.text(typeAnnotation) : ''
        return [
          {
            name,
            doc,
            members: [],
            bases: [],
            signature: `const ${name}${type}`,
            kind: 'value' as const,
          },
        ]
      })
    default:
      return []
  }
}

const memberTypes = ['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition']

function membersOf(body: readonly Node[], { text, docAt }: Reader): readonly Member[] {
  return body.flatMap((node) => {
    if (!memberTypes.includes(node.type) || node['computed']) return []
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
