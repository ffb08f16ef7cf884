/**
 * Where the hosted pages are, and what they load, below the service's base path. A star stands for
 * whatever follows.
 */
export const pagePatterns = ['/pay/*', '/terms/*', '/identity/*', '/deposit', '/_pages/*'] as const

/** Whether a path, taken below the service's base path, is a hosted page's, or under one. */
export function isPagePath(path: string): boolean {
  const roots = pagePatterns.map((pattern) => pattern.replace('/*', ''))
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}
