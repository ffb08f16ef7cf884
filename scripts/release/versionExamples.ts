// Sets the versions of the packages in the manifests of all examples: `changeset version` does so only in workspaces.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('packages/core/package.json', 'utf8')) as {
  readonly version: string
}
for (const path of globSync('examples/*/package.json')) {
  const manifest = readFileSync(path, 'utf8')
  writeFileSync(path, manifest.replaceAll(/("@onramp-kit\/[\w-]+": )"[^"]*"/g, `$1"${version}"`))
}
