import { answer, readOnce } from '../../../server/orders'

export default async function handler({ method, url }, response) {
  const answered = await answer(new Request(`http://localhost${url}`, { method }), readOnce)
  response.status(answered.status).json(await answered.json())
}
