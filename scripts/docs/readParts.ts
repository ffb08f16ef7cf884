import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../packages/react/src', import.meta.url))
const read = (path: string) => readFileSync(join(source, path), 'utf8')

/** An element of a component, as its declaration documents it. */
export interface PartDoc {
  /** The class, without `onramp-`. */
  readonly className: string
  readonly element: string
  /** The class of its base part. */
  readonly base: string | undefined
  /** The public name, such as `StepParts.Title`; undefined for an internal part. */
  readonly name: string | undefined
  readonly text: string
  /** Data attributes such as `data-state="sent"`, with their meaning. */
  readonly data: readonly (readonly [attribute: string, meaning: string])[]
}

/** A namespace of `@onramp-kit/react/parts`. */
export interface NamespaceDoc {
  readonly name: string
  readonly text: string
}

/** The folders in the order of the docs. */
const folders = [
  'ui',
  'ui/country',
  'ui/hosted-page',
  'order',
  'checkout',
  'checkout/dialog',
  'bank-deposit',
  'crypto-deposit',
]
const comment = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const (\w+) = `
const created = new RegExp(
  String.raw`${comment}\/\* @__PURE__ \*\/ createPart(?:<[\s\S]*?>)?\(\s*'([\w-]+)',\s*(?:'(\w+)'|(\w+))`,
  'g',
)
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?(?:const|function) (\w+)/g

/** Reads every part from the doc comments of the sources. */
export function readParts(): readonly PartDoc[] {
  const names = publicNames()
  const bases = new Map<string, PartDoc>()
  return folders.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file))
      .toSorted()
      .flatMap((file) => {
        const code = read(join(folder, file))
        const parts = [...code.matchAll(created)].map(([, doc = '', variable = '', ...rest]) => {
          const [className = '', tag, of = ''] = rest
          const base = bases.get(of)
          if (tag === undefined && base === undefined) throw new Error(`${file}: unknown ${of}`)
          const part: PartDoc = {
            ...parse(doc),
            className,
            element: tag ?? base?.element ?? '',
            base: base?.className,
            name: names.get(`${folder}/${file} ${variable}`),
          }
          bases.set(variable, part)
          return part
        })
        const inner = innerElementsOf(code)
        const count = code.split('@__PURE__ */ createPart').length - 1
        if (count !== parts.length) throw new Error(`${file}: a part has no doc comment`)
        return [...rootsOf(code, `${folder}/${file}`, names), ...parts, ...inner]
      }),
  )
}

/** The components that declare their class with `@class name element`. */
function rootsOf(code: string, path: string, names: ReadonlyMap<string, string>) {
  return [...code.matchAll(documented)].flatMap(([, doc = '', variable = '']): PartDoc[] => {
    const [, className, element = ''] = /^ \* @class ([\w-]+) (.+)$/m.exec(doc) ?? []
    if (className === undefined) return []
    const name = names.get(`${path} ${variable}`)
    return [{ ...parse(doc), className, element, base: undefined, name }]
  })
}

/** The elements inside of parts, which are documented with `@element class tag Text.` */
function innerElementsOf(code: string): readonly PartDoc[] {
  return [...code.matchAll(/^ \* @element ([\w-]+) (\w+) (.+)$/gm)].map(
    ([, className = '', element = '', text = '']) => ({
      className,
      element,
      text,
      base: undefined,
      name: undefined,
      data: [],
    }),
  )
}

function parse(doc: string): Pick<PartDoc, 'text' | 'data'> {
  const lines = doc.split('\n').map((line) => line.replace(/^ \* ?/, '').trim())
  const tag = lines.findIndex((line) => line.startsWith('@'))
  const prose = lines.slice(0, tag === -1 ? undefined : tag)
  const data = lines.flatMap((line) => {
    const [, attribute, meaning = ''] = /^@(data-[\w-]+(?:="[^"]*")?) (.+)$/.exec(line) ?? []
    return attribute === undefined ? [] : [[attribute, meaning] as const]
  })
  return { text: prose.join(' ').trim(), data }
}

/** Reads the namespaces and their doc comments. */
export function readNamespaces(): readonly NamespaceDoc[] {
  return [...namespaceFiles()].map(([name, path]) => {
    const [, doc = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(read(path)) ?? []
    return { name, text: parse(doc).text }
  })
}

function namespaceFiles(): ReadonlyMap<string, string> {
  const exported = read('parts.ts').matchAll(/export \* as (\w+) from '\.\/(.+)'/g)
  return new Map([...exported].map(([, name = '', path = '']) => [name, path]))
}

/** The public names by file and constant: `ui/Step.tsx StepTitle` is `StepParts.Title`. */
function publicNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [namespace, path] of namespaceFiles())
    for (const [, list = '', from = ''] of read(path).matchAll(/export \{([^}]*)\} from '(.+)'/g))
      for (const entry of list.split(',').filter((each) => each.trim() !== '')) {
        const [variable = '', name = variable] = entry.trim().split(' as ')
        names.set(`${join(dirname(path), from)} ${variable}`, `${namespace}.${name}`)
      }
  return names
}
