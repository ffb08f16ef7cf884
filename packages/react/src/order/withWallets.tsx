import type { ReactNode } from 'react'
import { Code } from '../ui/Notice.tsx'

/** A sentence in which a wallet breaks in its middle and nowhere else. */
export function withWallets(sentence: string): ReactNode {
  // What a group of the pattern matched is at every other place.
  return sentence.split(/(0x\w{40})/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <Code key={index}>
        {piece.slice(0, 21)}
        <wbr />
        {piece.slice(21)}
      </Code>
    ),
  )
}
