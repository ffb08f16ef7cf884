import { countryNames } from '@onramp-kit/core'
import { chains } from '@onramp-kit/core/contract'
import { scenarios } from '@onramp-kit/msw'
import { useId } from 'react'
import type { Settings } from './settings.ts'

interface FieldsProps {
  readonly settings: Settings
  readonly onChange: (changed: Partial<Settings>) => void
}

type Options = readonly (readonly [value: string, label: string])[]

const languages = 'en de fr es pt-BR it nl pl tr ja zh-Hans ar'.split(' ')
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (code: string) => languageNames.of(code) ?? code

const options = {
  component: [
    ['Checkout', '<Checkout>'],
    ['BankDeposit', '<BankDeposit>'],
  ],
  currency: [
    ['', 'by country'],
    ['USD', 'USD'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
  ],
  defaultCountry: [
    ['', 'by language'],
    ...countryNames('en').map(({ code, name }) => [code, name] as const),
  ],
  chain: Object.entries(chains).map(([name, id]) => [String(id), name] as const),
  token: ['USDC', 'USDm', 'AUSD', 'USDC.e'].map((name) => [name, name] as const),
  locale: languages.map((code) => [code, nameOf(code)] as const),
  theme: [
    ['', 'auto'],
    ['light', 'light'],
    ['dark', 'dark'],
  ],
  contrast: [
    ['', 'auto'],
    ['more', 'more'],
  ],
  scenario: Object.entries(scenarios).map(([name, { description }]) => [
    name,
    `${name}: ${description}`,
  ]),
} as const satisfies Partial<Record<keyof Settings, Options>>

/** The controls for each prop, in groups. */
export function Fields(props: FieldsProps) {
  const isCheckout = props.settings.component === 'Checkout'
  return (
    <div className="fields">
      <Choice {...props} name="component" label="component" />
      <fieldset>
        <legend>Purchase</legend>
        <Choice {...props} name="defaultCountry" />
        {isCheckout && (
          <>
            <Text {...props} name="defaultAmount" />
            <Text {...props} name="amounts" hint="such as 20, 50, 100" />
            <Choice {...props} name="currency" />
            <Choice {...props} name="chain" />
            <Choice {...props} name="token" />
          </>
        )}
      </fieldset>
      <fieldset>
        <legend>Language and look</legend>
        <Choice {...props} name="locale" />
        <Choice {...props} name="theme" />
        <Choice {...props} name="contrast" />
        <Input {...props} name="accent" type="color" />
        <Input {...props} name="onAccent" type="color" />
        <Input {...props} name="radius" type="range" min={0} max={28} />
        <Input {...props} name="fontSize" type="range" min={13} max={20} />
      </fieldset>
      <fieldset>
        <legend>Simulated service</legend>
        <Choice {...props} name="scenario" />
      </fieldset>
    </div>
  )
}

function Choice({
  label,
  name,
  onChange,
  settings,
}: FieldsProps & { readonly name: keyof typeof options; readonly label?: string }) {
  const id = useId()
  const rows: Options = options[name]
  return (
    <div className="field">
      <label htmlFor={id}>{label ?? name}</label>
      <select
        id={id}
        value={settings[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        {rows.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Text({
  hint,
  ...props
}: FieldsProps & { readonly name: keyof Settings; readonly hint?: string }) {
  return <Input {...props} type="text" placeholder={hint} />
}

function Input({
  name,
  onChange,
  settings,
  ...attributes
}: FieldsProps & {
  readonly name: keyof Settings
  readonly type: 'color' | 'range' | 'text'
  readonly placeholder?: string | undefined
  readonly min?: number
  readonly max?: number
}) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        {...attributes}
        id={id}
        value={settings[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </div>
  )
}
