import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/**
 * Compares the screenshots in two folders, by their paths.
 * @returns A line for each difference: the number of changed pixels, or another reason.
 */
export async function compareScreenshots(
  page: Page,
  before: string,
  after: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const differences: string[] = []
  for (const path of paths) {
    const earlier = await readFile(`${before}/${path}`).catch(() => undefined)
    const later = await readFile(`${after}/${path}`)
    if (earlier?.equals(later)) continue
    const difference = earlier
      ? await page.evaluate(
          differingPixels,
          [earlier, later].map((png) => png.toString('base64')),
        )
      : 'is new'
    if (difference !== undefined) differences.push(`${path} ${difference}`)
  }
  return differences
}

/** Runs in the browser, which decodes PNG. The same pixels may be encoded in two ways. */
async function differingPixels(images: readonly string[]): Promise<string | undefined> {
  const [before, after] = await Promise.all(
    images.map(async (image) => {
      const png = await fetch(`data:image/png;base64,${image}`)
      const bitmap = await createImageBitmap(await png.blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  if (!before || !after) return 'can not be decoded'
  if (before.width !== after.width || before.height !== after.height)
    return `was ${before.width} x ${before.height}, is ${after.width} x ${after.height}`
  const [earlier, later] = [before, after].map(({ data }) => new Uint32Array(data.buffer))
  const count = earlier?.filter((pixel, place) => pixel !== later?.[place]).length
  return count ? `differs in ${count} pixels` : undefined
}
