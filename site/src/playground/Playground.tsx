import { useEffect, useState } from 'react'
import { usePageTheme } from '../usePageTheme.ts'
import { Code } from './Code.tsx'
import { readDefaultColors } from './defaultColors.ts'
import { Fields } from './Fields.tsx'
import { Segments } from './Segments.tsx'
import { Stage } from './Stage.tsx'
import {
  appearanceOf,
  initialSettings,
  queryOf,
  readSettings,
  type Settings,
  valueOf,
} from './settings.ts'

const components = [
  ['checkout', 'Checkout'],
  ['dialog', 'Dialog'],
  ['order-status', 'Order status'],
  ['bank-deposit', 'Bank deposit'],
  ['crypto-deposit', 'Crypto deposit'],
] as const

/** The live component, its settings, and its code. */
export function Playground() {
  const [settings, setSettings] = useState(() => readSettings(location.search))
  const [defaults] = useState(readDefaultColors)
  useEffect(() => keepInAddress(settings), [settings])
  const pageTheme = usePageTheme()
  const onChange = (changed: Partial<Settings>) => setSettings({ ...settings, ...changed })
  const appearance = appearanceOf(settings, defaults)
  const theme = (valueOf(settings, 'theme') || pageTheme) as 'light' | 'dark'
  return (
    <div className="playground">
      <Segments
        label="Component"
        options={components}
        value={settings.component}
        onChange={(component) => onChange({ component })}
      />
      <Stage settings={settings} appearance={appearance} theme={theme} />
      <Fields
        settings={settings}
        defaults={defaults}
        onChange={onChange}
        onReset={() => setSettings({ ...initialSettings, component: settings.component })}
      />
      <Code settings={settings} appearance={appearance} onChange={onChange} />
    </div>
  )
}

/** Puts the settings into the page's address, after a pause: browsers limit how often a page may do so. */
function keepInAddress(settings: Settings): () => void {
  const timer = setTimeout(() => {
    const { hash, pathname } = location
    history.replaceState(history.state, '', pathname + queryOf(settings) + hash)
  }, 200)
  return () => clearTimeout(timer)
}
