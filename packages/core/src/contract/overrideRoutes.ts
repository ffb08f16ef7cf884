import type { Route, RouteTable } from './route.ts'

/** What a path must look like, with one that does. */
interface PathRule {
  readonly pattern: RegExp
  readonly example: string
}

/**
 * A table of routes with other paths and other answers, by route. `fault` is called with the route and what its path must
 * be, for one that can't be a path or is another route's.
 */
export function overrideRoutes<Table extends RouteTable>(
  routes: Table,
  paths: Readonly<Partial<Record<string, string>>>,
  answers: Readonly<Partial<Record<string, Route['response']>>>,
  { pattern, example }: PathRule,
  fault: (id: string, rule: string) => never,
): Table {
  const table = Object.entries(routes).map(([id, route]): [string, Route] => [
    id,
    { ...route, path: paths[id] ?? route.path, response: answers[id] ?? route.response },
  ])
  for (const [id, { method, path }] of table) {
    if (paths[id] === undefined) continue
    if (!pattern.test(path)) fault(id, `must make a path such as "${example}"`)
    const [taken] =
      table.find(
        ([other, route]) => other !== id && route.method === method && route.path === path,
      ) ?? []
    if (taken !== undefined) fault(id, `must make a path of its own, not that of ${taken}`)
  }
  // Each override is typed by the route it is for.
  return Object.fromEntries(table) as Table
}
