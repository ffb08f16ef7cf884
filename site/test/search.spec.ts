import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { base } from '../place.ts'
import { questions } from './questions.ts'
import { test } from './site.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

test('the search answers each question within its first three results', async ({ page }) => {
  await page.goto('getting-started/')
  await page.getByRole('button', { name: 'Search' }).click()
  const results = page.getByRole('dialog').locator('.found > li > a')
  const missed: string[] = []
  for (const [question, expected] of questions) {
    await page.getByRole('searchbox').fill('')
    await expect(results).toHaveCount(0)
    await page.getByRole('searchbox').fill(question)
    await expect(results.first()).toBeVisible()
    const urls = await results.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')),
    )
    if (!urls.slice(0, 3).includes(base + expected)) missed.push(`${question}: ${urls.join(' ')}`)
  }
  expect(questions.length).toBeGreaterThanOrEqual(40)
  expect(missed).toEqual([])
})

test('a reader searches with the keyboard alone', async ({ page }) => {
  await page.goto('getting-started/')
  // The script of the search has run.
  await page.waitForFunction(() => customElements.get('site-search') !== undefined)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('webhook')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('pages')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Work without webhooks' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/guides\/no-webhooks\/$/)
})

test('the search says that it found nothing, and shows what readers ask', async ({ page }) => {
  await page.goto('')
  await page.getByRole('button', { name: 'Search' }).click()
  const asked = page.getByRole('heading', { name: 'Often asked' })
  await expect(asked).toBeVisible()
  await page.getByRole('searchbox').fill('qqq')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Nothing found. Try other words.',
  )
  await expect(asked).toBeVisible()
})

test('the questions that the search shows lead to headings that exist', () => {
  const html = readFileSync(`${dist}index.html`, 'utf8')
  const links = [...html.matchAll(/href="[^"]*(guides\/troubleshooting\/)#([\w-]+)"/g)]
  expect(links.length).toBeGreaterThan(3)
  for (const [, path = '', heading = ''] of links) {
    expect(existsSync(`${dist}${path}index.html`)).toBe(true)
    expect(readFileSync(`${dist}${path}index.html`, 'utf8')).toContain(`id="${heading}"`)
  }
})
