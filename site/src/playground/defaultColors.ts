import { kebabCase } from './kebabCase.ts'
import { colors, type DefaultColors } from './settings.ts'

/** Reads the colors of the stylesheet in both themes from a hidden component. */
export function readDefaultColors(): DefaultColors {
  const root = document.createElement('div')
  root.className = 'onramp-root'
  root.hidden = true
  const probe = (token: string, scheme: string) => {
    const element = root.appendChild(document.createElement('i'))
    element.style.colorScheme = scheme
    element.style.color = `var(--onramp-${kebabCase(token)})`
    return element
  }
  const probes = colors.map(
    (token) => [token, probe(token, 'light'), probe(token, 'dark')] as const,
  )
  document.body.append(root)
  const found = probes.map(([token, light, dark]) => [
    token,
    { light: hexOf(getComputedStyle(light).color), dark: hexOf(getComputedStyle(dark).color) },
  ])
  root.remove()
  return Object.fromEntries(found) as DefaultColors
}

/** Returns `rgb(10, 122, 75)` as `#0a7a4b`. */
function hexOf(color: string): string {
  const channels = color.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`
}
