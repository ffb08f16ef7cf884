/**
 * Goes before the script of a hosted page that is drawn into a frame: its network is the page around
 * it. What it fetches and where its links lead is asked for there, with a port for the answer.
 */
export const frameJs = /* js */ `window.fetch = async (input, { method = 'GET', body } = {}) => {
  const fetches = new URL(input, document.baseURI).href
  const { status, text } = await ask({ fetches, method, body: body ? String(body) : null })
  if (status === undefined) throw new TypeError('The connection was dropped.')
  return new Response(text, { status })
}

addEventListener('click', (event) => {
  const link = event.target.closest('a[href]')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  ask({ opens: link.href })
})

function ask(onrampKitFrame) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    parent.postMessage({ onrampKitFrame }, '*', [port2])
  })
}
`
