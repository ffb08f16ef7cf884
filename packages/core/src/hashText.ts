/** Returns the 64-bit FNV-1a hash of `text` as 16 hex digits. Names stored records without their wallet or key in clear. */
export function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
