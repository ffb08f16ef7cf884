import { answer, readOnce } from '../server/orders'

export const loader = ({ request }: { request: Request }) => answer(request, readOnce)
export const action = loader
