/** Whether two texts are the same but for their case, as of wallets, where it is a checksum only. */
export function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
