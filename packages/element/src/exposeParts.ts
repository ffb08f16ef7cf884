import { options } from 'preact'

/*
 * Gives each element of a component the `part` attribute, for `::part`: its classes without `onramp-`, each also with its
 * state, such as `quote quote-fresh`.
 */
const next = options.vnode?.bind(options)
options.vnode = (node) => {
  const { type } = node
  const props = node.props as Record<string, unknown>
  const { className = props['class'], 'data-state': state = props['data-step'] } = props
  if (typeof type === 'string' && typeof className === 'string') {
    const names = className.match(/(?<=\bonramp-)[\w-]+/g) ?? []
    const states = typeof state === 'string' ? names.map((name) => `${name}-${state}`) : []
    if (names.length > 0) props['part'] = [...names, ...states].join(' ')
  }
  next?.(node)
}
