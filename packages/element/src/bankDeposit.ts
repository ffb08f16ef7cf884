import type { Customer } from '@onramp-kit/core'
import type { BankDepositOwnProps } from '@onramp-kit/react'
import { createElement } from 'react'
import {
  createElementClass,
  type ElementOf,
  type OnrampElementProps,
} from './createElementClass.ts'
import { loadMore } from './loadMore.ts'

type Own = {
  -readonly [Name in Exclude<keyof BankDepositOwnProps, 'onStatus' | 'onConnect'>]:
    | BankDepositOwnProps[Name]
    | undefined
}

/** Properties of `<onramp-bank-deposit>`: those of every element, and the props of `<BankDeposit>`. */
export interface BankDepositElementProps extends OnrampElementProps, Own {}

/** Events of `<onramp-bank-deposit>` by name. They bubble, except those that follow the element's removal. */
export interface BankDepositEventMap {
  /** Once for each status of the customer. */
  'onramp-status': CustomEvent<Customer>
  /** The button "Connect a wallet" was pressed: open the dialog of your wallet library. */
  'onramp-connect': CustomEvent<null>
}

/**
 * `<onramp-bank-deposit>`: registration and bank accounts of a customer.
 *
 * @example
 * <onramp-bank-deposit publishable-key="svc_public_sandbox_…" base-url="https://…" wallet="0x…"></onramp-bank-deposit>
 */
export const OnrampBankDepositElement = createElementClass<Own, BankDepositEventMap>({
  kinds: {
    wallet: 'text',
    defaultCountry: 'text',
    defaultEmail: 'text',
    frame: 'json',
    presentation: 'text',
  },
  async content(props, emit) {
    const { components } = await loadMore()
    return createElement(components.BankDeposit, {
      // The component reports a missing wallet.
      ...(props as BankDepositOwnProps),
      onStatus: (customer: Customer) => emit('status', customer),
    })
  },
})
export type OnrampBankDepositElement = ElementOf<BankDepositElementProps, BankDepositEventMap>
