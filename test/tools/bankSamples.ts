import type { CustomerRegistration } from '@onramp-kit/core'
import { WALLET } from './cardSamples.ts'

export const OTHER_WALLET = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

export const registration: CustomerRegistration = {
  wallet: WALLET,
  country: 'DE',
  email: 'ada@example.com',
}

/** Valid input for the simulated identity page. */
export const person = {
  name: 'Ada Lovelace',
  birth_date: '1990-12-10',
  street: 'Musterstraße 1',
  postal_code: '10115',
  city: 'Berlin',
  document_kind: 'passport',
  document_number: 'C01X00T47',
  verdict: 'approved',
}
