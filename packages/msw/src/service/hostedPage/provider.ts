/** The banking provider's name on its pages. There is none of this name. */
export const PROVIDER = 'Pinewood Accounts'
