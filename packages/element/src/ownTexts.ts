import { options } from 'preact'

/*
 * Sets a text that is the only child of its element on the element, as React does: a page translator may have replaced the
 * text node, which Preact would keep updating.
 */
const next = options.vnode?.bind(options)
options.vnode = (node) => {
  // First, because it renames the properties.
  next?.(node)
  const props = node.props as Record<string, unknown>
  const { children } = props
  if (typeof node.type === 'string' && typeof children === 'string') {
    props['textContent'] = children
    delete props['children']
  }
}
