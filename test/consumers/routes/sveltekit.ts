import { answer } from '../../../lib/server/orders'

export const GET = ({ request }) => answer(request)
export const PUT = GET
