/** Replaces a method, records its calls and returns `answer`, until it is stopped. */
export function keepCalls<Name extends string>(
  owner: { readonly [Key in Name]: unknown },
  name: Name,
  answer: unknown,
): () => readonly (readonly unknown[])[] {
  const calls: (readonly unknown[])[] = []
  const usual = Object.getOwnPropertyDescriptor(owner, name)
  const keep = (...said: readonly unknown[]) => {
    calls.push(said)
    return answer
  }
  Object.defineProperty(owner, name, { value: keep, configurable: true, writable: true })
  return () => {
    if (usual === undefined) Reflect.deleteProperty(owner, name)
    else Object.defineProperty(owner, name, usual)
    return calls
  }
}
