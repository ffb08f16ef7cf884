import { answer } from '@/server/orders'

const handle = (request: Request) => answer(request)

export { handle as GET, handle as PUT }
