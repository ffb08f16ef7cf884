import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** Lists every file and folder below a folder by its relative path, sorted and with `/` on every system. */
export function filesBelow(folder: string | URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted()
}
