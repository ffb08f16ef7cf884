import '@onramp-kit/react/styles.css'
import './shop.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { visitorLanguage } from './language'

export const metadata: Metadata = { title: 'Top up' }

/** Lets the page wait for the request: neither a nonce nor the visitor's language can be prerendered. */
export const instant = false

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const { catalog, locale } = await visitorLanguage()
  return (
    <html lang={locale} dir={catalog.language === 'ar' ? 'rtl' : 'ltr'}>
      <body>{children}</body>
    </html>
  )
}
