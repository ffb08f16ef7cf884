import { createFileRoute } from '@tanstack/react-router'
import { answer, readOnce } from '../server/orders'

const handle = ({ request }: { request: Request }) => answer(request, readOnce)

export const Route = createFileRoute('/carts/$')({
  server: { handlers: { GET: handle, PUT: handle } },
})
