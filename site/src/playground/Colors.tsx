import {
  type ColorToken,
  colorSetting,
  colors,
  colorsOf,
  type DefaultColors,
  type Settings,
} from './settings.ts'

interface ColorsProps {
  readonly settings: Settings
  readonly defaults: DefaultColors
  readonly onChange: (changed: Partial<Settings>) => void
}

/** The color tokens, each with a color for the light and the dark theme. */
export function Colors({ defaults, onChange, settings }: ColorsProps) {
  return (
    <div className="colors">
      <span />
      <span aria-hidden="true">light</span>
      <span aria-hidden="true">dark</span>
      {colors.map((token) => (
        <Row
          key={token}
          token={token}
          set={colorsOf(settings, token)}
          defaults={defaults[token]}
          onChange={(value) => onChange({ [token]: value })}
        />
      ))}
    </div>
  )
}

interface RowProps {
  readonly token: ColorToken
  readonly set: { readonly light: string; readonly dark: string }
  readonly defaults: DefaultColors[ColorToken]
  readonly onChange: (value: string) => void
}

function Row({ defaults, onChange, set, token }: RowProps) {
  return (
    <>
      <span className="token">
        {token}
        {(set.light || set.dark) && (
          <button type="button" aria-label={`Reset ${token}`} onClick={() => onChange('')}>
            ×
          </button>
        )}
      </span>
      {(['light', 'dark'] as const).map((theme) => (
        <input
          key={theme}
          type="color"
          aria-label={`${token}, ${theme}`}
          value={set[theme] || defaults[theme]}
          onChange={({ target }) => onChange(colorSetting({ ...set, [theme]: target.value }))}
        />
      ))}
    </>
  )
}
