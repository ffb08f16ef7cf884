import { readFileSync } from 'node:fs'

/** An entry of the lockfile. */
export interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

export const lockfile = readFileSync('package-lock.json', 'utf8')

const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> }

/** Every package installed from a registry, by its path. */
export const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
)

/** The packages of these names and their transitive dependencies: name and entry. */
export function closure(names: readonly string[]): ReadonlyMap<string, Locked> {
  const found = new Map<string, Locked>()
  const add = (name: string) => {
    const entry = packages[`node_modules/${name}`]
    if (entry === undefined) throw new Error(`${name} is not in the lockfile`)
    if (found.has(name)) return
    found.set(name, entry)
    Object.keys(entry.dependencies ?? {}).forEach(add)
  }
  names.forEach(add)
  return found
}
