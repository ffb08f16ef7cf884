/** `0x5290…9EE7`: enough to recognise one's own wallet by. */
export function shortWallet(wallet: string): string {
  return `${wallet.slice(0, 6)}…${wallet.slice(-4)}`
}
