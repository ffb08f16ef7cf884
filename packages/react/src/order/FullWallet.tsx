import { Code } from '../controls/Code.tsx'

/** A wallet in full. Where one line is too short for it, it breaks in its middle and nowhere else. */
export function FullWallet({ wallet }: { readonly wallet: string }) {
  const middle = Math.ceil(wallet.length / 2)
  return (
    <Code>
      {wallet.slice(0, middle)}
      <wbr />
      {wallet.slice(middle)}
    </Code>
  )
}
