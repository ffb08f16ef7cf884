import { readFileSync } from 'node:fs'

/** What the lockfile says of one installed package. */
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

/** Every package that is installed from elsewhere, by its place. */
export const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && link !== true,
)

/** What comes with the packages of these names, themselves included: name and entry. */
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
