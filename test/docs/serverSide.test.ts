import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSamples } from '../../scripts/site/samples.ts'

const samples = readSamples()

test.each(['shop', 'store', 'follow', 'orders', 'server'])(
  'guides/server-side.md shows all of src/%s.ts of the tested Node example',
  (file) => {
    const shown = samples.find(({ name }) => name.endsWith(`guides/server-side.md/src/${file}`))
    expect(shown?.code).toBe(readFileSync(`examples/node/src/${file}.ts`, 'utf8'))
  },
)
