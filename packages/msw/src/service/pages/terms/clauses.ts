import { PROVIDER } from '../html/document.ts'

/** The fictional terms of service: heading and text of each clause. */
export const clauses: readonly (readonly [heading: string, text: string])[] = [
  [
    'Our service',
    `${PROVIDER} opens bank accounts in your name, one for each currency. Money that arrives there is exchanged for a stablecoin and sent to your wallet. These terms are between you and ${PROVIDER}; the shop is not a party to them.`,
  ],
  [
    'Who can open an account',
    'You are at least 18 years old, act for yourself, and give us your own name and address. We have to verify who you are before an account is opened, and may ask again later.',
  ],
  [
    'Money you send',
    'Send money only from a bank account in your own name, and only in the currency of the account you send it to. We return any other transfer, less bank charges.',
  ],
  [
    'Exchange rate',
    'You get the rate at the time your money is exchanged, not the one at the time you sent it. A transfer to your wallet can’t be undone. Make sure that the wallet is yours and that you can open it.',
  ],
  [
    'Fees',
    'We deduct our fee from your transfer before the exchange. The shop shows it to you in advance. Your bank may charge its own fee.',
  ],
  [
    'Your data',
    'We keep the data about you and your transfers that the law requires, for as long as it requires, and share it only with parties entitled to it.',
  ],
  [
    'Closing your accounts',
    'You can close your accounts at any time. We can close them with two months’ notice, or at once where the law requires it. We still deliver pending transfers.',
  ],
]
