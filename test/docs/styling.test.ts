import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readParts } from '../../scripts/docs/readParts.ts'

const folder = fileURLToPath(new URL('../../packages/react/src/styles/', import.meta.url))

test('the stylesheet styles only classes that a part declares', () => {
  const declared = new Set(readParts().map(({ className }) => `onramp-${className}`))
  const styled = globSync('*.css', { cwd: folder }).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/\.(onramp-[\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(new Set(styled).size).toBeGreaterThan(80)
  expect(styled.filter((name) => !declared.has(name))).toEqual([])
})

test.each(['luxury', 'brutalist'])('the recipe of a brand fits 20 lines: %s', (brand) => {
  const recipe = readFileSync(new URL(`styling/${brand}.css`, import.meta.url), 'utf8')
  expect(recipe.trim().split('\n').length).toBeLessThanOrEqual(20)
})

test('every part has a description', () => {
  const parts = readParts()
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter(({ text }) => !/^[A-Z].*[^ ]\.$/.test(text))).toEqual([])
})
