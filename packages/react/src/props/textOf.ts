/** Returns `value` if it is a string: any other value may throw when it is made text. */
export function textOf<Value>(value: Value): Extract<Value, string> | undefined {
  return typeof value === 'string' ? (value as Extract<Value, string>) : undefined
}
