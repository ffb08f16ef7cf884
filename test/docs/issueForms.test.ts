import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const folder = '.github/ISSUE_TEMPLATE'
const read = (name: string): unknown => parse(readFileSync(`${folder}/${name}`, 'utf8'))

const text = z.string().check(z.regex(/\S/))
const id = z.string().check(z.regex(/^[\w-]+$/))
/** A list whose items differ. */
const distinct = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(
    z.minLength(1),
    z.refine((items) => new Set(items.map((each) => JSON.stringify(each))).size === items.length),
  )

const question = { label: text, description: z.optional(text) }
const prefilled = { ...question, placeholder: z.optional(text), value: z.optional(text) }
const validations = z.optional(z.strictObject({ required: z.boolean() }))

/** An element of a form, as in "Syntax for GitHub's form schema" of GitHub's documentation. */
const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  z.strictObject({
    type: z.literal('input'),
    id,
    attributes: z.strictObject(prefilled),
    validations,
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...prefilled, render: z.optional(text) }),
    validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({
      ...question,
      multiple: z.optional(z.boolean()),
      default: z.optional(z.int()),
      options: distinct(text),
    }),
    validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      ...question,
      options: distinct(z.strictObject({ label: text, required: z.optional(z.boolean()) })),
    }),
  }),
])

type Element = z.infer<typeof element>
/** An element without the text stays distinct. */
const idOf = (each: Element, place: number) => ('id' in each ? each.id : place)
const labelOf = ({ attributes }: Element, place: number) =>
  'label' in attributes ? attributes.label : place

const form = z.strictObject({
  name: text,
  description: text,
  title: z.optional(text),
  labels: z.optional(z.array(text)),
  body: z.array(element).check(
    z.refine((body) => body.some(({ type }) => type !== 'markdown'), 'needs a question'),
    z.refine((body) => new Set(body.map(idOf)).size === body.length, 'repeats an id'),
    z.refine((body) => new Set(body.map(labelOf)).size === body.length, 'repeats a label'),
  ),
})

const forms = readdirSync(folder).filter((name) => name !== 'config.yml')

test('there are forms for bugs and for features', () => {
  expect(forms).toEqual(['bug.yml', 'feature.yml'])
})

test.each(forms)('%s is a form that GitHub accepts', (name) => {
  expect(z.safeParse(form, read(name)).error).toBeUndefined()
})

test('the check finds the errors for which GitHub rejects a form', () => {
  const [input] = form.parse(read('feature.yml')).body
  const whole = { name: 'Ask', description: 'A question.', body: [input] }
  const isRejected = (wrong: object) => !form.safeParse({ ...whole, ...wrong }).success
  expect(isRejected({})).toBe(false)
  const markdown = { type: 'markdown', attributes: { value: 'Thank you.' } }
  const dropdown = { type: 'dropdown', id: 'one', attributes: { label: 'One', options: ['a'] } }
  expect(isRejected({ body: [dropdown, markdown] })).toBe(false)
  for (const wrong of [
    { name: ' ' },
    { description: true },
    { hello: 'world' },
    { body: [] },
    { body: [markdown] },
    { body: [input, input] },
    {
      body: [
        input,
        { ...dropdown, attributes: { ...dropdown.attributes, label: 'Proposal' }, id: 'a b' },
      ],
    },
    { body: [dropdown, { ...dropdown, id: 'two' }] },
    { body: [{ ...dropdown, attributes: { label: 'One', options: ['a', 'a'] } }] },
    { body: [{ ...dropdown, attributes: { label: 'One', options: [] } }] },
    { body: [{ ...dropdown, attributes: { label: 'One', options: [true] } }] },
    { body: [{ ...dropdown, type: 'select' }] },
    { body: [{ ...markdown, id: 'note' }] },
  ])
    expect(isRejected(wrong), JSON.stringify(wrong)).toBe(true)
})

test('the issue chooser sends vulnerabilities to the security policy', () => {
  const config = z.strictObject({
    blank_issues_enabled: z.literal(false),
    contact_links: z.array(z.strictObject({ name: text, url: z.httpUrl(), about: text })),
  })
  const { contact_links: links } = config.parse(read('config.yml'))
  expect(links.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/\/security\/policy$/),
  ])
})
