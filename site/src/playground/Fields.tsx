import { chainName, countryNames } from '@onramp-kit/core'
import { scenarios } from '@onramp-kit/msw'
import { type ReactNode, useId, useState } from 'react'
import { Colors } from './Colors.tsx'
import { CopyButton } from './CopyButton.tsx'
import {
  type Choice,
  type Component,
  choices,
  type DefaultColors,
  isTheme,
  queryOf,
  type Range,
  ranges,
  type SettingName,
  type Settings,
  valueOf,
} from './settings.ts'

interface FieldsProps {
  readonly settings: Settings
  readonly onChange: (changed: Partial<Settings>) => void
}

interface Field {
  readonly name: SettingName
  /** The label of a setting that is not a prop. */
  readonly label?: string
  readonly hint?: string
}

const checkoutFields: readonly Field[] = [
  { name: 'defaultAmount', hint: '50' },
  { name: 'amounts', hint: '20, 50, 100' },
  { name: 'currency' },
  { name: 'density' },
  { name: 'defaultCountry' },
  { name: 'chain' },
  { name: 'token' },
]

/** The fields of each component, and what its service can be told. */
const fields: Readonly<
  Record<Component, { readonly props: readonly Field[]; readonly service?: readonly Field[] }>
> = {
  checkout: { props: checkoutFields },
  dialog: { props: checkoutFields },
  'order-status': { props: [], service: [{ name: 'status', label: 'order' }] },
  'bank-deposit': {
    props: [{ name: 'defaultCountry' }, { name: 'defaultEmail', hint: 'ada@example.com' }],
    service: [{ name: 'customer' }],
  },
  'crypto-deposit': { props: [{ name: 'methods' }] },
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const countryLabels = new Map<string, string>(
  countryNames('en').map(({ code, name }) => [code, name]),
)

const orderLabels: Readonly<Record<string, string>> = {
  payment_pending: 'to be paid',
  order_completed: 'paid',
  order_broadcasted: 'sent',
  order_cancelled: 'canceled',
}

/** Labels of values that do not speak for themselves. */
const labels: Readonly<Partial<Record<Choice, (value: string) => string | undefined>>> = {
  currency: (value) => value || 'by country',
  density: (value) => value || 'compact',
  defaultCountry: (value) => countryLabels.get(value),
  chain: (value) => chainName(Number(value)),
  locale: (value) => languageNames.of(value),
  theme: (value) => value || 'auto',
  contrast: (value) => value || 'auto',
  methods: (value) => value || 'both',
  status: (value) => orderLabels[value],
  customer: (value) => value || 'not registered',
  font: (value) => ({ '': 'inherit', system: 'system-ui', mono: 'monospace' })[value],
}

/** The settings in groups. */
export function Fields({
  defaults,
  onReset,
  ...props
}: FieldsProps & { readonly defaults: DefaultColors; readonly onReset: () => void }) {
  const { settings } = props
  const own = fields[valueOf(settings, 'component') as Component]
  const scenario = valueOf(settings, 'scenario') as keyof typeof scenarios
  const [hasTheme] = useState(() =>
    Object.entries(settings).some(([name, value]) => value !== '' && isTheme(name)),
  )
  return (
    <section className="fields" aria-label="Settings">
      <Group title="Props" isOpen>
        {own.props.map((field) => (
          <FieldOf key={field.name} {...props} {...field} />
        ))}
        <FieldOf {...props} name="locale" />
      </Group>
      <Group title="Simulated service" isOpen>
        {own.service?.map((field) => (
          <FieldOf key={field.name} {...props} {...field} />
        ))}
        <FieldOf {...props} name="scenario" />
        <p>{scenarios[scenario].description}</p>
      </Group>
      <Group title="Theme" isOpen={hasTheme || matchMedia('(min-width: 60rem)').matches}>
        <FieldOf {...props} name="theme" />
        <FieldOf {...props} name="contrast" />
        <Colors {...props} defaults={defaults} />
        <FieldOf {...props} name="radius" />
        <FieldOf {...props} name="padding" />
        <FieldOf {...props} name="fontSize" />
        <FieldOf {...props} name="maxWidth" />
        <FieldOf {...props} name="backdrop" />
        <FieldOf {...props} name="font" />
      </Group>
      <footer>
        <CopyButton
          label="Copy link"
          text={location.origin + location.pathname + queryOf(settings)}
        />
        <button type="button" onClick={onReset}>
          Reset
        </button>
      </footer>
    </section>
  )
}

function Group(props: {
  readonly title: string
  readonly isOpen: boolean
  readonly children: ReactNode
}) {
  return (
    <details open={props.isOpen}>
      <summary>{props.title}</summary>
      <div>{props.children}</div>
    </details>
  )
}

function FieldOf({ hint, label, name, onChange, settings }: FieldsProps & Field) {
  const id = useId()
  const values: readonly string[] | undefined = choices[name as Choice]
  const range = ranges[name as Range]
  const shared = {
    id,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label ?? name}</label>
      {values ? (
        <select {...shared} value={settings[name]}>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[name as Choice]?.(value) ?? value}
            </option>
          ))}
        </select>
      ) : range ? (
        <span className="range">
          <input
            {...shared}
            type="range"
            min={range[0]}
            max={range[2]}
            value={valueOf(settings, name) || range[1]}
          />
          <output htmlFor={id}>
            {valueOf(settings, name) || range[1]}
            {name === 'backdrop' ? '%' : ' px'}
          </output>
        </span>
      ) : (
        <input
          {...shared}
          type="text"
          value={settings[name]}
          placeholder={hint}
          aria-invalid={settings[name] !== valueOf(settings, name)}
          autoComplete="off"
        />
      )}
    </div>
  )
}
