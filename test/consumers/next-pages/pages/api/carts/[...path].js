import { answer } from '../../../server/orders'

export default async function handler({ method, url }, response) {
  const answered = await answer(new Request(`http://localhost${url}`, { method }))
  response.status(answered.status).json(await answered.json())
}
