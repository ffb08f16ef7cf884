import * as z from 'zod/mini'

/** The fiat currencies a purchase can be paid in. (Interface: checkout body.) */
export const currency = z.enum(['USD', 'GBP', 'EUR'])
export type Currency = z.infer<typeof currency>
