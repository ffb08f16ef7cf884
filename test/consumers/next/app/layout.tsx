import '@onramp-kit/react/styles.css'
import type { ReactNode } from 'react'

/** Reads no request, so that Next prerenders the pages. */
export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
