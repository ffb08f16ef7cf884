import { expect, test } from 'vitest'
import { frameAttributes } from './frameAttributes.ts'

const page = 'https://shop.example'

test('sandboxes a hosted page, and allows payments in it and its nested frames', () => {
  expect(frameAttributes('https://pay.example/1?s=2', page)).toEqual({
    src: 'https://pay.example/1?s=2',
    allow: 'payment *; publickey-credentials-get *; clipboard-write *; camera *',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox:
      'allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts allow-storage-access-by-user-activation allow-top-navigation-by-user-activation',
  })
})

test('omits the sandbox if the policy disables it', () => {
  expect(frameAttributes('https://pay.example', page, { sandbox: false }).sandbox).toBeUndefined()
})

test.each(['http://127.0.0.1:4010/pay/1', 'http://localhost:4010/pay/1'])('accepts %s', (url) => {
  expect(frameAttributes(url, page).src).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hi',
  'blob:https://pay.example/1',
  'http://pay.example/1',
  'ftp://localhost/1',
  'https://user:pass@pay.example/1',
  'https://shop.example/pay',
  'about:blank',
  '/pay/1',
  '',
])('rejects %j', (url) => {
  expect(() => frameAttributes(url, page)).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      code: 'unsafe_hosted_url',
      message: expect.stringMatching(
        /^hostFrame: the hosted page must be https, .* Serve it from /,
      ),
    }),
  )
})
