import { type Act, actsOf } from './acts.ts'
import { canonical } from './canonical.ts'
import { checkState } from './claims.ts'
import { openTab } from './tab.ts'
import { type Core, createExploredWorld, type World, type WorldOptions } from './world.ts'

export interface Variant extends WorldOptions {
  /** The acts to leave out. */
  readonly without?: RegExp
}

/** How far an exploration went. */
export interface Explored {
  readonly states: number
  readonly transitions: number
  /** The largest number of acts that the shortest path to a state has. */
  readonly depth: number
  /** States that were not expanded, because they are too many acts away. */
  readonly open: number
  readonly told: World['told']
  /** The shortest path that breaks a rule. */
  readonly failure:
    | { readonly rules: readonly string[]; readonly path: readonly string[] }
    | undefined
}

/**
 * Tries every sequence of acts, the shortest first, until no new state appears or every sequence of `most` acts was tried.
 * Replays the path to a state for each of its acts, because a controller cannot be copied.
 */
export async function explore(core: Core, variant: Variant, most: number): Promise<Explored> {
  const acts = actsOf(variant.wallets.length).filter(({ name }) => !variant.without?.test(name))
  const seen = new Set<string>()
  const queue: { readonly path: readonly Act[]; readonly possible: readonly Act[] }[] = []
  const told: World['told'] = { checkout: new Set(), page: new Set() }
  let transitions = 0
  let depth = 0
  let failure: Explored['failure']

  /** Checks the state that a path leads to, and queues it if it is new. */
  async function visit(path: readonly Act[]) {
    const world = createExploredWorld(core, variant)
    openTab(world)
    for (const act of path) await act.run(world)
    checkState(world)
    for (const by of ['checkout', 'page'] as const)
      for (const name of world.told[by]) told[by].add(name)
    if (world.broken.size > 0)
      failure = { rules: [...world.broken], path: path.map(({ name }) => name) }
    const state = canonical(world)
    if (seen.has(state)) return
    seen.add(state)
    depth = path.length
    queue.push({ path, possible: acts.filter((act) => act.isPossible(world)) })
  }

  await visit([])
  for (let next = queue[0]; next && next.path.length < most && !failure; next = queue[0]) {
    queue.shift()
    for (const act of next.possible) {
      transitions += 1
      await visit([...next.path, act])
      if (failure) break
    }
  }
  return { states: seen.size, transitions, depth, open: queue.length, told, failure }
}
