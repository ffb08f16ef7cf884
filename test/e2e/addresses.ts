/** Two origins, and two sites: a page at localhost frames one at 127.0.0.1. */
export const SERVICE = 'http://127.0.0.1:4110'
export const SHOP = 'http://localhost:5373'

/** The service of the superseded contract, over https so that a browser takes its cookies, and a shop of another site. */
export const SESSION_SERVICE = 'https://127.0.0.1:4261'
export const SESSION_SHOP = 'https://localhost:4262'
