import { expect, test } from 'vitest'
import { checkSamples, readSamples } from '../../scripts/site/samples.ts'

test('every code sample of the READMEs and of the site type-checks, and a wrong one does not', () => {
  const samples = readSamples()
  expect(samples.length).toBeGreaterThan(50)
  const wrong = { name: 'page.md/1', language: 'ts', code: 'const amount: string = 5' } as const
  const errors = checkSamples([...samples, wrong])
    .trim()
    .split('\n')
  expect(errors).toEqual([expect.stringContaining('page.md/1.ts(1,7): error TS2322')])
})
