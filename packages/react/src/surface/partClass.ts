/** The class of a part, and the merchant's own beside it. */
export function partClass(name: string, own: string | undefined): string {
  return own ? `onramp-${name} ${own}` : `onramp-${name}`
}
