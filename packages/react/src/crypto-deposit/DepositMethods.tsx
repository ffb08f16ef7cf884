'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { createPart } from '../ui/createPart.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositMethod as Way } from './CryptoDepositRoot.tsx'

/** The choice of deposit method, if the shop offers several. */
export const DepositMethods = /* @__PURE__ */ createPart(
  'deposit-methods',
  'fieldset',
  function useDepositMethods() {
    const { ways } = useCryptoDepositContext().form
    const { from } = useMessages('deposit', enDeposit)
    if (ways.length < 2) return null
    return {
      children: (
        <>
          <DepositMethodsLegend>{from}</DepositMethodsLegend>
          {ways.map((way) => (
            <DepositMethod key={way} way={way} />
          ))}
        </>
      ),
    }
  },
)

/** The label of the choice. */
const DepositMethodsLegend = /* @__PURE__ */ createPart('deposit-methods-legend', 'legend')

interface DepositMethodProps {
  readonly way: Way
}

/**
 * A deposit method.
 *
 * @data-selected The buyer has chosen it.
 */
const DepositMethod = /* @__PURE__ */ createPart<'label', DepositMethodProps>(
  'deposit-method',
  'label',
  function useDepositMethod({ way, ...given }) {
    const { form } = useCryptoDepositContext()
    const { name, text } = useMessages('deposit', enDeposit).ways[way]
    return {
      given,
      'data-selected': way === form.way || undefined,
      children: (
        <>
          <DepositMethodRadio way={way} />
          {name} <DepositMethodNote>{text}</DepositMethodNote>
        </>
      ),
    }
  },
)

/** The radio button of a deposit method. */
const DepositMethodRadio = /* @__PURE__ */ createPart<'input', DepositMethodProps>(
  'deposit-method-radio',
  'input',
  function useDepositMethodRadio({ way, ...given }) {
    const { form } = useCryptoDepositContext()
    return {
      given,
      type: 'radio',
      name: form.name,
      value: way,
      checked: way === form.way,
      onChange: () => form.setWay(way),
    }
  },
)

/** The description of a deposit method. */
const DepositMethodNote = /* @__PURE__ */ createPart('deposit-method-note', 'small')
