'use client'

import { useRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { useEarlyInput } from '../ui/lifecycle.ts'
import { Phrase } from '../ui/Phrase.tsx'
import { Element, part } from '../ui/part.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositMethod as Method } from './useDepositForm.ts'

/**
 * The choice of deposit method, if the shop offers several.
 *
 * @element deposit-methods-legend legend The label of the choice.
 */
export const DepositMethods = part<'fieldset'>('deposit-methods', function DepositMethods(props) {
  const { name, methods, setMethod } = useCryptoDepositContext().form
  const own = useRef<HTMLFieldSetElement>(null)
  useEarlyInput(`[name="${name}"]`, own, ({ value }) => setMethod(value as Method))
  const { from } = useMessages('deposit', enDeposit)
  if (methods.length < 2) return null
  return (
    <Element tag="fieldset" ref={own} overrides={props}>
      <legend className="onramp-deposit-methods-legend">{from}</legend>
      {methods.map((method) => (
        <DepositMethod key={method} method={method} />
      ))}
    </Element>
  )
})

/**
 * A deposit method.
 *
 * @class deposit-method label
 * @data-selected The buyer has chosen it.
 * @element deposit-method-radio input The radio button.
 * @element deposit-method-note small The description of the deposit method.
 */
function DepositMethod({ method }: { readonly method: Method }) {
  const { form } = useCryptoDepositContext()
  const { name, text } = useMessages('deposit', enDeposit).ways[method]
  const isSelected = method === form.method
  const id = `${form.name}-${method}`
  return (
    <label className="onramp-deposit-method" data-selected={isSelected || undefined}>
      <input
        className="onramp-deposit-method-radio"
        type="radio"
        form=""
        name={form.name}
        aria-labelledby={`${id} ${id}-note`}
        value={method}
        checked={isSelected}
        onChange={() => form.setMethod(method)}
      />
      <Phrase id={id}>{name}</Phrase>{' '}
      <small className="onramp-deposit-method-note" id={`${id}-note`}>
        {text}
      </small>
    </label>
  )
}
