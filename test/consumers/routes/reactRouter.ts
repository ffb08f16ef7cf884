import { answer } from '../server/orders'

export const loader = ({ request }: { request: Request }) => answer(request)
export const action = loader
