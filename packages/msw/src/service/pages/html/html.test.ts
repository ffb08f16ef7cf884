import { expect, test } from 'vitest'
import { html } from './html.ts'

test('escapes every value, in text and in attributes', () => {
  const evil = `"><script>alert('&')</script>`
  expect(html`<p title="${evil}">${evil}</p>`.markup).not.toMatch(/<script|title=""/)
  expect(html`${`<>&"'`}`.markup).toBe('&#60;&#62;&#38;&#34;&#39;')
})

test('inserts Html unescaped, one piece or many, and omits undefined', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${html`<hr>`}${2}`.markup).toBe(
    '<ul><li>a</li><li>&#60;b&#62;</li></ul><hr>2',
  )
})
