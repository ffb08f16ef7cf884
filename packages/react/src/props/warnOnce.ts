const warned = new Set<string>()

/** Warns the developer in the console, once per page. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}
