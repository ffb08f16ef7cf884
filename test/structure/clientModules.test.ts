import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'
import { afterAll, expect, test } from 'vitest'
import { modules } from '../../packages/react/tsup.config.ts'
import { filesBelow } from '../../scripts/filesBelow.ts'

const source = fileURLToPath(new URL('../../packages/react/src', import.meta.url))
const built = mkdtempSync(join(tmpdir(), 'onramp-kit-'))
afterAll(() => rmSync(built, { recursive: true }))

const paths = filesBelow(source)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\./.test(path))
  // They only re-export.
  .filter((path) => !/^index\.ts$|[pP]arts\.ts$/.test(path))
const codes = new Map(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]))

const directive = /^(['"])use client\1/
const isClient = (code: string) => directive.test(code)

/** Returns whether the code uses a hook, declares a part, creates or provides a context, or handles an event. */
function needsClient(code: string): boolean {
  const bare = code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    // A module that imports the types of a hook uses none.
    .replaceAll(/^import type .*$/gm, '')
  return /\b(?:use[A-Z]\w*|createContext)\b|\bpart[<(]|\.Provider\b|\son[A-Z]\w*=\{/.test(bare)
}

const where = (isIt: (code: string) => boolean) =>
  paths.filter((path) => isIt(codes.get(path) ?? '')).toSorted()

test("exactly the modules that need a browser begin with 'use client'", () => {
  expect(where(isClient)).toEqual(where(needsClient))
})

test('queries and messages work on a server as well', () => {
  const plain = paths.filter((path) => /^(?:queries\/(?!use)|messages\/)/.test(path))
  expect(plain.length).toBeGreaterThan(25)
  expect(plain.filter((path) => isClient(codes.get(path) ?? ''))).toEqual([])
})

test('a server module imports only components from client modules', () => {
  const isOfClient = (path: string) => isClient(codes.get(path) ?? '')
  const taken = where((code) => !isClient(code)).flatMap((path) =>
    [...(codes.get(path) ?? '').matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)]
      .filter(([, , from = '']) => isOfClient(join(dirname(path), from)))
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  expect(taken).toContain('ComposedCheckout')
  expect(taken.filter((name) => !/^[A-Z]/.test(name) || name.endsWith('Context'))).toEqual([])
})

test('the built modules keep the directive', async () => {
  await build({
    ...modules,
    entry: Object.fromEntries(
      paths.map((path) => [path.replace(/\.tsx?$/, ''), join(source, path)]),
    ),
    outDir: built,
    external: [/^[@a-z]/],
    config: false,
    silent: true,
  })
  const kept = paths.filter((path) =>
    isClient(readFileSync(join(built, path.replace(/\.tsx?$/, '.js')), 'utf8')),
  )
  expect(kept.toSorted()).toEqual(where(isClient))
})
