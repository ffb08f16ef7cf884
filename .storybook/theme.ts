import { create } from 'storybook/theming'

const isDark = matchMedia('(prefers-color-scheme: dark)').matches
const [ink, muted, line, inset, surface, accent, ramp, coin] = isDark
  ? ['#f5faf7', '#8f9d96', '#27332e', '#17201c', '#0d1411', '#6fdcb3', '#6fdcb3', '#ffb938']
  : ['#10201a', '#5a6962', '#d3dcd7', '#f6f9f7', '#ffffff', '#006b4e', '#0b3d2e', '#f5a300']

/** The wordmark, as in the header of the site. */
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 32" width="168" height="32">
<path d="M2 28A24 24 0 0 0 26 4v24z" fill="${ramp}"/><circle cx="9.3" cy="11.3" r="6.4" fill="${coin}"/>
<text x="38" y="22" font-family="system-ui, sans-serif" font-size="18" letter-spacing="-.3" fill="${ink}"><tspan font-weight="700">Onramp</tspan> Kit</text></svg>`

/** The colors and the type of the site. */
export const theme = create({
  base: isDark ? 'dark' : 'light',
  brandTitle: 'Onramp Kit',
  brandUrl: 'https://onramp-kit.github.io/onramp-kit/',
  brandImage: `data:image/svg+xml,${encodeURIComponent(wordmark)}`,
  brandTarget: '_self',
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  colorPrimary: accent,
  colorSecondary: accent,
  appBg: inset,
  appContentBg: surface,
  appPreviewBg: surface,
  appBorderColor: line,
  appBorderRadius: 10,
  textColor: ink,
  textMutedColor: muted,
  barBg: surface,
  barTextColor: muted,
  barHoverColor: accent,
  barSelectedColor: accent,
  inputBg: surface,
  inputBorder: line,
  inputTextColor: ink,
  inputBorderRadius: 8,
})
