import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Creates a folder for suggested files, in which the packages resolve by name. */
export function createSuggestFolder() {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'doctor-'))
  return {
    fileOf: (name: string | number) => join(folder, `overrides-${name}.ts`),
    /** Type-checks all files under strict options, and returns what the compiler prints. */
    typeCheck(): Promise<string> {
      const config = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { types: [] },
        include: ['*.ts'],
        exclude: [],
      }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      return new Promise((resolve) => {
        execFile(process.execPath, [tsc, '-p', folder, '--singleThreaded'], (_error, stdout) =>
          resolve(stdout),
        )
      })
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
