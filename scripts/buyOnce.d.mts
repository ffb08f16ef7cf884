/** Returns the exit code: 0 if exactly one purchase was sent and opened one order. */
export function buyOnce(origins: {
  readonly shop: string
  readonly service: string
}): Promise<number>
