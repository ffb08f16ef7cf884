import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageDocs } from '../../scripts/packageDocs.ts'
import { published } from '../../scripts/published.ts'

const names = published
  .filter(({ manifest }) => manifest.files.includes('docs'))
  .map(({ folder }) => folder.replace('packages/', ''))

test.each(names)('the package %s publishes its pages, with a title and absolute links', (name) => {
  const { files } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    files: readonly string[]
  }
  expect(files).toContain('docs')
  const docs = packageDocs(name)
  expect(docs.size).toBeGreaterThanOrEqual(3)
  for (const [file, text] of docs) {
    expect(text, file).toMatch(/^# \S/)
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(
      links.filter((link) => !/^(?:https?:|#)/.test(link)),
      file,
    ).toEqual([])
  }
})
