'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { DepositWay } from './DepositWay.tsx'
import { DepositWayNote } from './DepositWayNote.tsx'
import { DepositWayRadio } from './DepositWayRadio.tsx'
import { DepositWays } from './DepositWays.tsx'
import { DepositWaysLegend } from './DepositWaysLegend.tsx'

/** The choice between the ways to deposit. */
export function DepositWayChoice() {
  const { ways } = useCryptoDepositContext().form
  const words = useWords('deposit', enDeposit)
  return (
    <DepositWays>
      <DepositWaysLegend />
      {ways.map((way) => (
        <DepositWay key={way} way={way}>
          <DepositWayRadio way={way} />
          {words.ways[way].name} <DepositWayNote>{words.ways[way].text}</DepositWayNote>
        </DepositWay>
      ))}
    </DepositWays>
  )
}
