/** The destination and the buyer's country of every story. */
export const destination = {
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: 8453,
  token: 'USDC',
  defaultCountry: 'US',
} as const
