import type { APIRoute } from 'astro'
import { answer } from '../../server/orders.ts'

export const prerender = false

export const ALL: APIRoute = ({ request }) => answer(request)
