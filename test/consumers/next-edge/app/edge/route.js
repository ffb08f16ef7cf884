// Buys in Next's edge runtime.
import { buy } from '../../buy.mjs'

export const runtime = 'edge'

export async function GET(request) {
  const { searchParams } = new URL(request.url)
  const [service, redirect] = ['service', 'redirect'].map((name) => searchParams.get(name))
  return Response.json(await buy({ service, redirect }))
}
