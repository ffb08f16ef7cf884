import { createFileRoute } from '@tanstack/react-router'
import { answer } from '../server/orders'

const handle = ({ request }: { request: Request }) => answer(request)

export const Route = createFileRoute('/carts/$')({
  server: { handlers: { GET: handle, PUT: handle } },
})
