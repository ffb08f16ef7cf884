/**
 * Returns the Keccak-256 hash of `text`, Ethereum's hash: SHA-3 with its original padding. Reads at most 134 bytes, which
 * fit into one block. A general implementation costs 2.3 kB; this one hashes only public text (EIP-55) and is neither fast
 * nor constant-time. Assumes a little-endian machine, as every JavaScript engine does.
 */
export function keccak256(text: string): Uint8Array {
  let lanes = new BigUint64Array(25)
  const bytes = new Uint8Array(lanes.buffer)
  bytes[new TextEncoder().encodeInto(text, bytes.subarray(0, 134)).written] = 1
  bytes[135] = 128
  // Keccak-f[1600]. Lane `x + 5 * y` is the lane (x, y) of the specification. (FIPS 202, section 3.)
  let constants = 1
  for (let round = 0; round < 24; round++) {
    // Theta.
    const parity = lanes
      .slice(0, 5)
      .map((lane, x) => lane ^ lanes[x + 5]! ^ lanes[x + 10]! ^ lanes[x + 15]! ^ lanes[x + 20]!)
    lanes = lanes.map(
      (lane, index) => lane ^ parity[(index + 4) % 5]! ^ rotate(parity[(index + 1) % 5]!, 1n),
    )
    // Rho and pi.
    const moved = lanes.slice()
    let from = 1
    for (let step = 1; step < 25; step++) {
      const y = Math.floor(from / 5)
      const to = y + 5 * ((2 * from + 3 * y) % 5)
      moved[to] = rotate(lanes[from]!, BigInt(((step * (step + 1)) / 2) % 64))
      from = to
    }
    // Chi.
    lanes = moved.map((lane, index) => {
      const row = index - (index % 5)
      return lane ^ (~moved[row + ((index + 1) % 5)]! & moved[row + ((index + 2) % 5)]!)
    })
    // Iota: the round constants come from a shift register.
    for (let bit = 1n; bit <= 64n; bit *= 2n) {
      lanes[0]! ^= BigInt(constants & 1) << (bit - 1n)
      constants = (constants << 1) ^ ((constants >> 7) * 0x171)
    }
  }
  return new Uint8Array(lanes.buffer, 0, 32)
}

/** Rotates to the left. The array that stores the result drops the bits above 64. */
function rotate(lane: bigint, bits: bigint): bigint {
  return (lane << bits) | (lane >> (64n - bits))
}
