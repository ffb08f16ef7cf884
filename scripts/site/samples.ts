import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A code block of a page. */
export interface Sample {
  /** The page, and the number or the title of the block, such as `guides/embed.md/1` or `guides/server-side.md/src/store`. */
  readonly name: string
  readonly language: 'ts' | 'tsx'
  readonly code: string
}

/** Every TypeScript block of the READMEs and of the site, without excerpts of a file and signatures. */
export function readSamples(): readonly Sample[] {
  const pages = globSync(
    [
      'README.md',
      'packages/*/README.md',
      'examples/*/README.md',
      'site/src/content/docs/**/*.{md,mdx}',
    ],
    // The packages of Expo are not installed here.
    { cwd: root, exclude: ['examples/expo/**'] },
  ).toSorted()
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const blocks = [...text.matchAll(/^```(tsx?)(.*)\n([^]*?)^```/gm)]
    return blocks.flatMap(([, language, meta = '', code = ''], index) => {
      if (/excerpt|signature/.test(meta)) return []
      const name = `${page}/${titleOf(meta) ?? index + 1}`
      return [{ name, language: language as Sample['language'], code }]
    })
  })
}

/** The file that a block shows, without extension: blocks of a page import each other. */
const titleOf = (meta: string) => /title="(.+?)\.tsx?"/.exec(meta)?.[1]

/** Type-checks samples as modules against the sources of the packages. Returns the errors that the compiler prints. */
export function checkSamples(samples: readonly Sample[]): string {
  // Inside node_modules, so that the packages resolve by name.
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'samples-'))
  try {
    const files = samples.map(({ code, language, name }) => {
      const file = join(folder, `${name}.${language}`)
      mkdirSync(dirname(file), { recursive: true })
      // A sample without an import is a module too.
      writeFileSync(file, `${code}\nexport {}\n`)
      return file
    })
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node', 'vite/client'],
        noPropertyAccessFromIndexSignature: false,
      },
      files,
      include: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
