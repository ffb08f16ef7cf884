import { answer, readOnce } from '@/server/orders'

const handle = (request: Request) => answer(request, readOnce)

export { handle as GET, handle as PUT }
