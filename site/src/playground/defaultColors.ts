import { colors, type DefaultColors } from './settings.ts'

/** Reads the colors of the stylesheet in both themes from a hidden component. */
export function readDefaultColors(): DefaultColors {
  const probe = document.body.appendChild(document.createElement('div'))
  probe.className = 'onramp-root'
  probe.hidden = true
  const read = (token: string, scheme: 'light' | 'dark') => {
    const name = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    probe.style.colorScheme = scheme
    probe.style.color = `var(--onramp-${name})`
    return hexOf(getComputedStyle(probe).color)
  }
  const found = Object.fromEntries(
    colors.map((token) => [token, { light: read(token, 'light'), dark: read(token, 'dark') }]),
  )
  probe.remove()
  return found as unknown as DefaultColors
}

/** Returns `rgb(10, 122, 75)` as `#0a7a4b`. */
function hexOf(color: string): string {
  const channels = color.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`
}
