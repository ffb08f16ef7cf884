import { tryOrUndefined } from './tryOrUndefined.ts'

/** Returns the URL if it is https, or http on loopback, and has no credentials. */
export function secureUrl(text: string): URL | undefined {
  const url = tryOrUndefined(() => new URL(text))
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const isSecure =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return isSecure ? url : undefined
}

const LOOPBACK = /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/
