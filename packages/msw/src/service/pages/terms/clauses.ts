import { PROVIDER } from '../html/document.ts'

/** The fictional terms of service: heading and text of each clause. */
export const clauses: readonly (readonly [heading: string, text: string])[] = [
  [
    'What this is about',
    `${PROVIDER} opens bank accounts in your name, one for each currency. Money that arrives there is exchanged for a stablecoin and sent to your wallet. These terms are between you and ${PROVIDER}; the shop that brought you here is no party to them.`,
  ],
  [
    'Who can have an account',
    'You are at least 18 years old, act for yourself, and give us your own name and address. We have to verify who you are before an account is opened, and may ask again later.',
  ],
  [
    'Money you send',
    'Send money only from a bank account in your own name, and only in the currency of the account you send it to. What arrives otherwise is sent back, less what the banks charge for it.',
  ],
  [
    'The exchange',
    'You get the rate at the time your money is exchanged, not the one at the time you sent it. A transfer to your wallet can’t be undone. Make sure that the wallet is yours and that you can open it.',
  ],
  [
    'Fees',
    'Our fee is taken out of what you send, before the exchange. The shop shows it to you beforehand. Your bank may charge you as well.',
  ],
  [
    'Your data',
    'We keep what the law asks us to keep about you and your transfers, for as long as it asks us to, and give it to nobody who has no right to it.',
  ],
  [
    'The end of it',
    'You can close your accounts at any time. We can close them with two months’ notice, or at once where the law requires it. Money that is on its way is still delivered.',
  ],
]
