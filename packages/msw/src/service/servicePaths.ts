/** Paths of the hosted pages and their assets, below the service's base path. A star stands for any rest. */
const pagePatterns = ['/pay/*', '/terms/*', '/identity/*', '/deposit', '/_pages/*']

/** Paths of everything the service answers. */
export const servicePatterns: readonly string[] = ['/v1/*', ...pagePatterns, '/_simulator/*']

/** True for a path of a hosted page or an asset. @param path the path below the service's base path */
export function isPagePath(path: string): boolean {
  return matches(pagePatterns, path)
}

/** True for a path of any part of the service. @param path the path below the service's base path */
export function isServicePath(path: string): boolean {
  return matches(servicePatterns, path)
}

function matches(patterns: readonly string[], path: string): boolean {
  const roots = patterns.map((pattern) => pattern.replace('/*', ''))
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}
