declare const INTEGRITY: Readonly<Record<string, string>>
declare const BASE: string

/**
 * Imports a file beside this one after the browser has verified its digest: `import()` itself cannot verify one. A browser
 * without `modulepreload` does not verify.
 */
export async function onrampImport(file: string): Promise<unknown> {
  const { href } = new URL(file, BASE)
  const link = document.createElement('link')
  if (link.relList.supports('modulepreload')) {
    const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    const integrity = INTEGRITY[file]
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: '', nonce })
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () =>
        reject(new Error(`Onramp Kit: ${file} cannot be loaded, or is not the published file.`)),
      )
      document.head.append(link)
    }).finally(() => link.remove())
  }
  return import(/* @vite-ignore */ href)
}
