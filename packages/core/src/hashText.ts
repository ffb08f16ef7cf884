/**
 * Sixteen hexadecimal digits that stand for a text in the browser's storage (FNV-1a, 64 bits). Enough to find the entry
 * of a wallet one knows; far too few to tell the wallet from them.
 */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
