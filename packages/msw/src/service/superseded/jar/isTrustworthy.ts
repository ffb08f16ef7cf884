/** Whether what is sent there stays between the two: https, or this very machine. */
export function isTrustworthy({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' || /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/.test(hostname)
  )
}
