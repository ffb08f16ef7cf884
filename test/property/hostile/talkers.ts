import type { Plugin } from 'vite'

/**
 * A page that says what it is told to: `{ say, to }` is said to the window at that path from its own, such as
 * `parent.parent`; `{ nest }` puts a frame of that address into it; and a `{ ping }` is answered to whoever asked.
 */
const talker = `<!doctype html>
<html lang="en">
<title>A talker</title>
<script>
addEventListener('message', ({ data, source, ports }) => {
  if (data.ping) source.postMessage({ pong: data.ping }, '*')
  if (data.to) data.to.split('.').reduce((page, name) => page[name], window).postMessage(data.say, '*', [...ports])
  if (data.nest) document.body.append(Object.assign(document.createElement('iframe'), { src: data.nest }))
})
</script>
<body></body>
</html>
`

/** Serves talkers at every address below `/pay/`, by every name of this machine: each name is an origin of its own. */
export function talkers(): Plugin {
  return {
    name: 'onramp-kit:talkers',
    configureServer({ middlewares }) {
      middlewares.use('/pay/', (_request, response) => {
        response.setHeader('content-type', 'text/html').end(talker)
      })
    },
  }
}
