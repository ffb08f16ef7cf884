/** Whether an object from outside has this member; a getter of it may throw. */
export function has<Value extends object>(value: Value | undefined, name: keyof Value): boolean {
  try {
    return Boolean(value?.[name])
  } catch {
    return false
  }
}
