// Buys in a Cloudflare Worker.
import { buy } from './buy.mjs'

export default {
  async fetch(_request, { service, redirect }) {
    return Response.json(await buy({ service, redirect }))
  },
}
