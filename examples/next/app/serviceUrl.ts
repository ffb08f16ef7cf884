/** Base URL of the simulated service of `npm run dev`. */
export const serviceUrl = 'http://127.0.0.1:4010'
