import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.mjs'
import { expectStyles } from '../buyOnce.ts'

export async function visit(url: string): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    // Only the hosted page's frame leaves the page: the service runs inside it.
    await page.route('https://service.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'hosted page' }),
    )
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(url)

    const own = page.locator('.composed').getByTitle('Own button')
    await own.waitFor()
    const submit = page.getByRole('button', { name: /^Continue to pay/ }).first()
    await submit.waitFor()
    await expectStyles(submit)

    await submit.click()
    await page.getByTitle('Secure payment page').waitFor()
    if (errors.length > 0) throw new Error(`The page reported:\n${errors.join('\n')}`)
  } finally {
    await browser.close()
  }
}
