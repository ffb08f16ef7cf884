// Draws the pictures of the brand that need pixels: the card of shared links and the icon of a home screen. Run it after a
// change of the mark: `node scripts/site/card.ts`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.mjs'

const folder = fileURLToPath(new URL('../../site/public/', import.meta.url))
const mark = readFileSync(`${folder}favicon.svg`, 'utf8')

const card = `<body style="margin:0;width:1200px;height:630px;background:#0b3d2e;color:#f5faf7;
  font-family:system-ui,sans-serif;overflow:hidden;position:relative">
  <svg viewBox="0 0 1200 630" style="position:absolute;inset:0">
    <path d="M420 630A780 780 0 0 0 1200 -150V630z" fill="#0f5240"/>
    <circle cx="776" cy="206" r="132" fill="#ffb938"/>
  </svg>
  <div style="position:absolute;left:80px;bottom:72px">
    <p style="margin:0 0 20px;font-size:40px;letter-spacing:-1px"><b>Onramp</b> Kit</p>
    <h1 style="margin:0;font-size:84px;line-height:1.02;letter-spacing:-3px;max-width:640px">Sell USDC inside your own app</h1>
  </div>
</body>`
const icon = `<body style="margin:0;background:#0b3d2e">${mark.replace('<svg', '<svg width="180" height="180"')}</body>`

const browser = await chromium.launch(launchOptions)
for (const [file, html, width, height] of [
  ['card.png', card, 1200, 630],
  ['touch-icon.png', icon, 180, 180],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.screenshot({ path: folder + file })
}
await browser.close()
