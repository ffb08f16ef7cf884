import type { Appearance } from '@onramp-kit/react'
import { CopyButton } from './CopyButton.tsx'
import { printElement } from './code/element.ts'
import { printReact } from './code/react.ts'
import { printAppearance, printVariables } from './code/theme.ts'
import { printVanilla } from './code/vanilla.ts'
import { Highlighted, type Language } from './Highlighted.tsx'
import { Segments } from './Segments.tsx'
import { type Settings, valueOf } from './settings.ts'

interface CodeProps {
  readonly settings: Settings
  readonly appearance: Appearance
  readonly onChange: (changed: Partial<Settings>) => void
}

interface Sample {
  readonly label: string
  readonly language: Language
  readonly text: string | undefined
}

/** The code of what is shown, in each way to write it. */
export function Code({ appearance, onChange, settings }: CodeProps) {
  const samples: Readonly<Record<string, Sample>> = {
    react: { label: 'React', language: 'typescript', text: printReact(settings, appearance) },
    element: { label: 'Element', language: 'html', text: printElement(settings, appearance) },
    vanilla: { label: 'Vanilla', language: 'typescript', text: printVanilla(settings) },
    appearance: {
      label: 'appearance',
      language: 'typescript',
      text: printAppearance(appearance),
    },
    css: { label: 'CSS variables', language: 'css', text: printVariables(appearance) },
  }
  const code = valueOf(settings, 'code')
  const sample = samples[code]
  return (
    <section className="code" aria-label="Code">
      <header>
        <Segments
          label="Code for"
          options={Object.entries(samples).map(([name, { label }]) => [name, label] as const)}
          value={code}
          onChange={(name) => onChange({ code: name })}
        />
        {sample?.text && <CopyButton label="Copy" text={sample.text} />}
      </header>
      {sample?.text ? (
        <Highlighted language={sample.language} text={sample.text} />
      ) : (
        <p>
          There is no custom element for crypto deposits. “Vanilla” opens the hosted page with the
          client.
        </p>
      )}
    </section>
  )
}
