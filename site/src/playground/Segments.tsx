import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly value: string
  readonly onChange: (value: Value) => void
}

/** A choice that shows all its options in a row: radio buttons that look like tabs. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, onChange, options, value } = props
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
