import { jsonResponse } from '../http/jsonResponse.ts'

/**
 * An operation's reply, as it is answered: by 200 with a body, or by 204 without one where the route
 * has no response.
 * @param schema the route's `response`. The contract has the last word on the simulator's own
 * answers: one that breaks it is a bug, and thrown
 */
export function replyResponse(
  schema: { parse(reply: unknown): unknown } | null,
  reply: unknown,
): Response {
  if (schema) return jsonResponse(schema.parse(reply))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
