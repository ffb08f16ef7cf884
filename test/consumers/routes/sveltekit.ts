import { answer, readOnce } from '../../../lib/server/orders'

export const GET = ({ request }) => answer(request, readOnce)
export const PUT = GET
