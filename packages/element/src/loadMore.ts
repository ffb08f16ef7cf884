let more: Promise<typeof import('./more.ts')> | undefined

/** Loads the code of the components that the first file does not have: once, and again after a failure. */
export function loadMore() {
  more ??= import('./more.ts').catch((error: unknown) => {
    more = undefined
    throw error
  })
  return more
}
