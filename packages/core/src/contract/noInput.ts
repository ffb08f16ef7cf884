import * as z from 'zod/mini'

/** Of a route that takes nothing. */
export const noInput = z.object({})
