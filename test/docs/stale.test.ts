import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documents } from '../../scripts/docs/documents.ts'

test.each(Object.entries(documents))(
  '%s matches the sources (otherwise run `npm run docs`)',
  async (path, print) => {
    const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
    expect(readFileSync(file, 'utf8')).toBe(await print())
  },
)
