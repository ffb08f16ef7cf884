'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { stringOf } from '../provider/parseProps.ts'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositMethod as Way } from './CryptoDepositRoot.tsx'

/** The choice between the ways to deposit. */
export function DepositMethodChoice() {
  const { ways } = useCryptoDepositContext().form
  const messages = useMessages('deposit', enDeposit)
  return (
    <DepositMethods>
      <DepositMethodsLegend />
      {ways.map((way) => (
        <DepositMethod key={way} way={way}>
          <DepositMethodRadio way={way} />
          {messages.ways[way].name} <DepositMethodNote>{messages.ways[way].text}</DepositMethodNote>
        </DepositMethod>
      ))}
    </DepositMethods>
  )
}

/** The choice between the ways to deposit. */
export function DepositMethods(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={cx('deposit-methods', props.className)} />
}

/** What is chosen between. */
export function DepositMethodsLegend(props: ComponentPropsWithoutRef<'legend'>) {
  const { from } = useMessages('deposit', enDeposit)
  return (
    <legend {...props} className={cx('deposit-methods-legend', props.className)}>
      {props.children ?? from}
    </legend>
  )
}

export interface DepositMethodProps extends ComponentPropsWithoutRef<'label'> {
  readonly way: Way
}

/** One way to deposit. */
export function DepositMethod({ way, ...props }: DepositMethodProps) {
  const isChosen = way === useCryptoDepositContext().form.way
  const className = cx('deposit-method', props.className)
  return (
    <label {...props} className={className} data-selected={isChosen || undefined}>
      {props.children}
    </label>
  )
}

export interface DepositMethodRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly way: Way
}

/** Chooses a way to deposit. */
export function DepositMethodRadio({ way, ...props }: DepositMethodRadioProps) {
  const { form } = useCryptoDepositContext()
  return (
    <input
      {...props}
      type="radio"
      name={form.name}
      value={stringOf(way)}
      checked={way === form.way}
      onChange={composeEventHandlers(props.onChange, () => form.setWay(way))}
      className={cx('deposit-method-radio', props.className)}
    />
  )
}

/** What a way to deposit means. */
export function DepositMethodNote(props: ComponentPropsWithoutRef<'small'>) {
  return <small {...props} className={cx('deposit-method-note', props.className)} />
}
