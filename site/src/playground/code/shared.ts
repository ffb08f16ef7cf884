import { WALLET } from '../../simulated.ts'

/** The client of every example. */
export const clientCode = `const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
`

/** The wallet of every example. */
export const walletCode = `// The buyer's own wallet, as your page knows it.
const wallet = '${WALLET}'
`

/** The order of every example of an order status. */
export const orderCode = "const id = 'ORDER_ID'\n"

/** How an example authorizes a crypto deposit. */
export const authorize = `/** Asks your own server, which knows the signed-in user, to authorize the deposit. */
async function authorize(request: { method: string; amount?: string }) {
  const response = await fetch('/deposits', { method: 'POST', body: JSON.stringify(request) })
  if (!response.ok) throw new Error(\`The deposit was not authorized: \${response.status}\`)
  return response.text()
}
`
