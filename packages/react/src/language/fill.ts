/** Puts values into a message's braces. A name without a value stays, so that it is seen. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (brace, name: string) => values[name] ?? brace)
}
