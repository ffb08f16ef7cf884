/** Two origins, and two sites: a page at localhost frames one at 127.0.0.1. */
export const SERVICE = 'http://127.0.0.1:4110'
export const SHOP = 'http://localhost:5373'
