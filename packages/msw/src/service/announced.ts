/** The same functions, each of which announces that it was called, also when it threw. */
export function announced<
  Functions extends { readonly [Name in keyof Functions]: (...args: never[]) => unknown },
>(functions: Functions, announce: () => void): Functions {
  const wrapped = Object.entries<(...args: never[]) => unknown>(functions).map(([name, run]) => [
    name,
    (...args: never[]) => {
      try {
        return run(...args)
      } finally {
        announce()
      }
    },
  ])
  return Object.fromEntries(wrapped) as Functions
}
