import type { Plugin } from 'vite'

/**
 * A page that posts messages on request: `{ say, to }` posts to the window at that path, such as `parent.parent`;
 * `{ nest }` adds a frame with that URL; and `{ ping }` gets a reply.
 */
const relayPage = `<!doctype html>
<html lang="en">
<title>Relay page</title>
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

/** Serves relay pages below `/pay/` under every host name of this machine, each of which is an origin. */
export function relayPages(): Plugin {
  return {
    name: 'onramp-kit:relay-pages',
    configureServer({ middlewares }) {
      middlewares.use('/pay/', (_request, response) => {
        response.setHeader('content-type', 'text/html').end(relayPage)
      })
    },
  }
}
