import type { Currency, Presentation } from '@onramp-kit/core'
import type { ArgTypesEnhancer, InputType, SBUnionType } from 'storybook/internal/csf'

/** The values of aliases, which the docgen does not resolve. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  Currency: ['USD', 'GBP', 'EUR'] satisfies Currency[],
  Presentation: ['auto', 'frame', 'tab', 'redirect'] satisfies Presentation[],
}

const controls: Readonly<Record<string, InputType['control']>> = {
  string: { type: 'text' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
}
const none = { disable: true }

/** Sets the controls of props that may be `undefined`. By default the control of such a union passes `{}`. */
export const optionalControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.type?.name === 'union' ? { ...argType, ...controlOf(argType.type) } : argType,
    ]),
  )

function controlOf({ value }: SBUnionType): Pick<InputType, 'control' | 'options'> {
  const types = value.map((type) => (type.name === 'other' ? type.value : type.name))
  const [type = '', ...others] = types.filter((each) => each !== 'null' && each !== 'undefined')
  if (others.length > 0) return { control: none }
  const options = aliases[type]
  return options ? { control: { type: 'select' }, options } : { control: controls[type] ?? none }
}
