import { readFileSync } from 'node:fs'
import { errorCodes } from '@onramp-kit/core/contract'
import { supersededErrorCodes } from '@onramp-kit/superseded/contract'
import { expect, test } from 'vitest'
import { clientErrors } from '../../scripts/docs/errors/clientErrors.ts'
import { errorPages } from '../../scripts/docs/errors/errorPages.ts'
import { filesBelow } from '../../scripts/filesBelow.ts'

const pages = Object.keys(errorPages()).map((path) => path.replace(/^.*\/|\.md$/g, ''))

/** The codes that the sources of the client raise: `code: '…'` of an error, the second argument of a ConfigError, and the third of failOption. */
const raised = filesBelow('packages/core/src')
  .filter((file) => /(?<!\.test|\.helper)\.ts$/.test(file) && !file.startsWith('contract/'))
  .flatMap((file) => {
    const source = readFileSync(`packages/core/src/${file}`, 'utf8')
    const patterns = [
      /new ConfigError\(\s*[\w']+,\s*'(\w+)'/g,
      /\bcode: '([a-z_]+)'/g,
      /(?:, |^ +|\bcode = )'((?:invalid|secret)_\w+)',?\s*\)/gm,
      /^ {6}(\w+): (?:'its body|`\$\{listIssues)/gm,
    ]
    return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, code = '']) => code))
  })

test('each error code of the contracts and of the client has a page', () => {
  expect(new Set(raised)).toEqual(new Set(Object.keys(clientErrors)))
  const codes = [errorCodes, supersededErrorCodes, clientErrors].flatMap(Object.keys)
  expect(pages.toSorted()).toEqual([...new Set(codes), 'index', 'unlisted'].toSorted())
})
