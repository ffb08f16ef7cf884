'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositWay as Way } from './CryptoDepositRoot.tsx'

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

/** The choice between the ways to deposit. */
export function DepositWays(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={partClass('deposit-ways', props.className)} />
}

/** What is chosen between. */
export function DepositWaysLegend(props: ComponentPropsWithoutRef<'legend'>) {
  const { from } = useWords('deposit', enDeposit)
  return (
    <legend {...props} className={partClass('deposit-ways-legend', props.className)}>
      {props.children ?? from}
    </legend>
  )
}

export interface DepositWayProps extends ComponentPropsWithoutRef<'label'> {
  readonly way: Way
}

/** One way to deposit. */
export function DepositWay({ way, ...props }: DepositWayProps) {
  const isChosen = way === useCryptoDepositContext().form.way
  const className = partClass('deposit-way', props.className)
  return (
    <label {...props} className={className} data-chosen={isChosen || undefined}>
      {props.children}
    </label>
  )
}

export interface DepositWayRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly way: Way
}

/** Chooses a way to deposit. */
export function DepositWayRadio({ way, ...props }: DepositWayRadioProps) {
  const { form } = useCryptoDepositContext()
  return (
    <input
      {...props}
      type="radio"
      name={form.name}
      value={textOf(way)}
      checked={way === form.way}
      onChange={runBoth(props.onChange, () => form.setWay(way))}
      className={partClass('deposit-way-radio', props.className)}
    />
  )
}

/** What a way to deposit means. */
export function DepositWayNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={partClass('deposit-way-note', props.className)} />
}
