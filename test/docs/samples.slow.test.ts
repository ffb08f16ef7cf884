import { expect, test } from 'vitest'
import { checkSamples, readSamples } from '../../scripts/site/samples.ts'

// `npm run build:site` checks the samples of the pages.
test('a code sample with a wrong type does not type-check', () => {
  expect(readSamples().length).toBeGreaterThan(50)
  const code = 'const amount: string = 5'
  const errors = checkSamples([{ name: 'page.md/1', language: 'ts', code }])
    .trim()
    .split('\n')
  expect(errors).toEqual([expect.stringContaining('page.md/1.ts(1,7): error TS2322')])
})
