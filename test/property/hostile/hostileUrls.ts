import * as fc from 'fast-check'

/** URLs that must never be shown, in any spelling. @param page the origin of the page */
export function hostileUrls(page: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.oneof(...kinds(page)), fc.array(disguise, { maxLength: 3 }))
    .map(([url, disguises]) => disguises.reduce((text, put) => put(text), url))
}

const user = fc.stringMatching(/^[a-z0-9.%-]{1,20}$/)

function kinds(page: string): readonly fc.Arbitrary<string>[] {
  return [
    fc.constantFrom(...schemes),
    fc.constantFrom(...notLoopback).map((host) => `http://${host}/pay/1`),
    fc.constantFrom(...unreadable),
    fc.tuple(user, user).map(([name, secret]) => `https://${name}:${secret}@pay.example/1`),
    user.map((name) => `https://${name}@pay.example/1`),
    user.map((secret) => `https://:${secret}@pay.example/1`),
    fc.integer({ min: 65_536, max: 10_000_000 }).map((port) => `https://pay.example:${port}/1`),
    fc.constantFrom(...spellingsOf(page)),
    fc.webPath().map((path) => page + path),
    fc.domain().map((domain) => `http://${domain}/pay/1`),
    fc.webPath(),
  ]
}

/** Another spelling that a browser treats as equal. */
const disguise: fc.Arbitrary<(url: string) => string> = fc.oneof(
  fc.tuple(fc.nat(30), fc.constantFrom('\t', '\n', '\r', '\r\n')).map(
    ([place, blank]) =>
      (url: string) =>
        url.slice(0, place) + blank + url.slice(place),
  ),
  fc
    .constantFrom(' ', '\u0000', '\u0001', '\u001f', '\n ')
    .map((blank) => (url: string) => blank + url),
  fc.constantFrom(' ', '\u0000', '\t').map((blank) => (url: string) => url + blank),
  fc.constant((url: string) =>
    url.replace(/^\w+:/, (scheme) =>
      scheme.replaceAll(/[a-z](?=[a-z])/g, (letter, at: number) =>
        at % 2 === 0 ? letter.toUpperCase() : letter,
      ),
    ),
  ),
)

const schemes = [
  'javascript:alert(1)',
  'javascript://pay.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.example/4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
  'filesystem:https://pay.example/temporary/1',
  'view-source:https://pay.example/1',
  'vbscript:msgbox(1)',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  'intent://pay.example/1#Intent;scheme=https;end',
  'chrome://settings',
  'ws://127.0.0.1/1',
  'wss://pay.example/1',
  'mailto:pay@example.com',
]

/** Hosts that are not this machine, although some look like it. */
const notLoopback = [
  'pay.example',
  'localhost.evil.example',
  'localhost.',
  'xlocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1。evil.example',
  '①②⑦.⓪.⓪.①.evil.example',
  'evil.example\\@localhost',
  'evil.example#.localhost',
  'evil.example?.localhost',
  'localhost%2eevil.example',
  'localhost@evil.example',
  'localhost:80@evil.example',
  '0.0.0.0',
  '10.0.0.1',
  '128.0.0.1',
  '192.168.0.1',
  '[::]',
  '[::ffff:127.0.0.1]',
]

/** Texts that are not absolute URLs. */
const unreadable = [
  '',
  '/pay/1',
  '//pay.example/1',
  '\\\\pay.example\\1',
  'pay.example/1',
  '?pay=1',
  'https://',
  'https://pay.example:port/1',
  'https://pay.example:-1/1',
  'https://pay\u0000.example/1',
  'https://[::1/1',
  'https://\u200b/1',
  'https://user＠pay.example/1',
  '\u200bhttps://pay.example/1',
  'ｈttps://pay.example/1',
  'https：//pay.example/1',
]

/** Spellings of one origin. */
function spellingsOf(page: string): readonly string[] {
  const { protocol, hostname, port, host } = new URL(page)
  return [
    page,
    `${protocol}\\\\${host}/pay/1`,
    `${protocol}/${host}/pay/1`,
    `${protocol}////${host}/pay/1`,
    `${protocol}//${hostname.toUpperCase()}:${port}/pay/1`,
    `${protocol}//${hostname}:0${port}/pay/1`,
    `${protocol}//%6c${hostname.slice(1)}:${port}/pay/1`,
    `${protocol}//ｌ${hostname.slice(1)}:${port}/pay/1`,
    `${protocol}//@${host}/pay/1`,
    `${page}/../pay/1?a=https://pay.example#https://pay.example`,
  ]
}
