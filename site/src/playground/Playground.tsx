import type { OnrampClient } from '@onramp-kit/core'
import type { ScenarioName, Service } from '@onramp-kit/msw'
import { BankDeposit, Checkout, OnrampProvider } from '@onramp-kit/react'
import { useEffect, useState } from 'react'
import { WALLET } from '../simulated.ts'
import { usePageTheme } from '../usePageTheme.ts'
import { printCode } from './code.ts'
import { Fields } from './Fields.tsx'
import { componentProps, initialSettings, providerProps, type Settings } from './settings.ts'

interface PlaygroundProps {
  readonly client: OnrampClient
  readonly service: Service
}

/** Controls, the live component, and its code. */
export function Playground({ client, service }: PlaygroundProps) {
  const [settings, setSettings] = useState(initialSettings)
  const pageTheme = usePageTheme()
  const { component, scenario } = settings
  useEffect(() => service.scenario(scenario as ScenarioName), [service, scenario])
  const props = componentProps(settings)
  // Initial values count once, so a change of one starts the component over.
  const key = JSON.stringify([component, props])
  const { theme = pageTheme, ...provider } = providerProps(settings)
  return (
    <div className="playground">
      <section className="stage" aria-label="Live component" data-theme-of-stage={theme}>
        <OnrampProvider client={client} theme={theme} {...provider}>
          {component === 'Checkout' ? (
            <Checkout key={key} {...props} />
          ) : (
            <BankDeposit key={key} wallet={WALLET} defaultCountry={settings.defaultCountry} />
          )}
        </OnrampProvider>
      </section>
      <Fields
        settings={settings}
        onChange={(changed: Partial<Settings>) => setSettings({ ...settings, ...changed })}
      />
      <Code text={printCode(settings)} />
    </div>
  )
}

function Code({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('')
  return (
    <section className="code" aria-label="Code">
      <header>
        <strong>src/App.tsx</strong>
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
        >
          {copied === text ? 'Copied' : 'Copy'}
        </button>
      </header>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  )
}
