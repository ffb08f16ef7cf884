// Writes the pictures of the README and of the site from the screenshots of `npm run screenshots`, as small WebP files.
//
//   node --conditions=@onramp-kit/source scripts/screenshots/pictures.ts              all pictures
//   node --conditions=@onramp-kit/source scripts/screenshots/pictures.ts situations/  the pictures whose name contains this

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.mjs'
import { situationStories } from './situationStories.ts'

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * The screenshot of each picture. Those of the wide window are cropped to the component in its middle, and those of
 * situations lose the empty page below it.
 */
const pictures: Readonly<Record<string, string>> = {
  'form-light': 'light-390/checkout-form--start',
  'form-dark': 'dark-390/checkout-form--start',
  'paying-light': 'light-390/checkout-order--paying',
  'paying-dark': 'dark-390/checkout-order--paying',
  'sent-light': 'light-390/checkout-order--sent-with-done',
  'sent-dark': 'dark-390/checkout-order--sent-with-done',
  'mismatch-light': 'light-390/checkout-interrupted--goes-elsewhere',
  'rejected-light': 'light-390/checkout-rejected--market-not-served',
  'presets-light': 'light-390/checkout-form--amount-presets',
  'arabic-light': 'arabic-1280/checkout-form--start',
  'dialog-light': 'light-1280/checkoutdialog--open',
  'bank-light': 'light-390/bankdeposit-accounts--euro-account',
  'bank-dark': 'dark-390/bankdeposit-accounts--euro-account',
  'register-light': 'light-390/bankdeposit-registration--start',
  'crypto-light': 'light-390/cryptodeposit--start',
  ...Object.fromEntries(
    Object.entries(situationStories).map(([name, story]) => [
      `situations/${name}`,
      `light-390/${story}`,
    ]),
  ),
}

/** The width of a cropped picture, in pixels. */
const COMPONENT_WIDTH = 500

const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
const [part = ''] = process.argv.slice(2)
if (part === '') await rm(here('generated/pictures'), { recursive: true, force: true })
await mkdir(here('generated/pictures/situations'), { recursive: true })
for (const [name, screenshot] of Object.entries(pictures)) {
  if (!name.includes(part)) continue
  const data = await readFile(here(`screenshots/${screenshot}.png`), 'base64')
  const webp = await page.evaluate(
    async ({ url, width, isTrimmed }) => {
      const image = await createImageBitmap(await (await fetch(url)).blob())
      const isWide = image.width > 2 * width
      const canvas = new OffscreenCanvas(isWide ? width : image.width, image.height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      const draw = () => context.drawImage(image, (canvas.width - image.width) / 2, 0)
      draw()
      if (isTrimmed) {
        const { data: rgba } = context.getImageData(0, 0, canvas.width, canvas.height)
        const pixels = new Uint32Array(rgba.buffer)
        const last = pixels.findLastIndex((pixel) => pixel !== pixels.at(-1))
        // As much room as above the component.
        canvas.height = Math.min(image.height, Math.ceil(last / canvas.width) + 16)
        draw()
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    },
    {
      url: `data:image/png;base64,${data}`,
      width: COMPONENT_WIDTH,
      isTrimmed: name.startsWith('situations/'),
    },
  )
  await writeFile(here(`generated/pictures/${name}.webp`), Uint8Array.from(webp))
}
await browser.close()
