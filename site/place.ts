/** Where the site is served. */
export const origin = 'https://onramp-kit.github.io'
export const base = '/onramp-kit/'
export const repository = 'https://github.com/onramp-kit/onramp-kit'
