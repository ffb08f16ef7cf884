'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { createPart } from '../ui/createPart.tsx'
import { useEarlyInput } from '../ui/lifecycle.ts'
import { Phrase } from '../ui/Phrase.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import type { DepositMethod as Method } from './useDepositForm.ts'

/** The choice of deposit method, if the shop offers several. */
export const DepositMethods = /* @__PURE__ */ createPart(
  'deposit-methods',
  'fieldset',
  function useDepositMethods() {
    const { name, methods, setMethod } = useCryptoDepositContext().form
    useEarlyInput(`[name="${name}"]`, ({ value }) => setMethod(value as Method))
    const { from } = useMessages('deposit', enDeposit)
    if (methods.length < 2) return null
    return {
      children: (
        <>
          <DepositMethodsLegend>{from}</DepositMethodsLegend>
          {methods.map((method) => (
            <DepositMethod key={method} method={method} />
          ))}
        </>
      ),
    }
  },
)

/** The label of the choice. */
const DepositMethodsLegend = /* @__PURE__ */ createPart('deposit-methods-legend', 'legend')

interface DepositMethodProps {
  readonly method: Method
}

/**
 * A deposit method.
 *
 * @data-selected The buyer has chosen it.
 */
const DepositMethod = /* @__PURE__ */ createPart<'label', DepositMethodProps>(
  'deposit-method',
  'label',
  function useDepositMethod({ method, ...given }) {
    const { form } = useCryptoDepositContext()
    const { name, text } = useMessages('deposit', enDeposit).ways[method]
    return {
      given,
      'data-selected': method === form.method || undefined,
      children: (
        <>
          <DepositMethodRadio method={method} />
          <Phrase>{name}</Phrase> <DepositMethodNote>{text}</DepositMethodNote>
        </>
      ),
    }
  },
)

/** The radio button of a deposit method. */
const DepositMethodRadio = /* @__PURE__ */ createPart<'input', DepositMethodProps>(
  'deposit-method-radio',
  'input',
  function useDepositMethodRadio({ method, ...given }) {
    const { form } = useCryptoDepositContext()
    return {
      given,
      type: 'radio',
      name: form.name,
      value: method,
      checked: method === form.method,
      onChange: () => form.setMethod(method),
    }
  },
)

/** The description of a deposit method. */
const DepositMethodNote = /* @__PURE__ */ createPart('deposit-method-note', 'small')
