import {
  type Appearance,
  type Marks,
  OnrampProvider,
  type OnrampProviderProps,
} from '@onramp-kit/react'
import { type ReactNode, StrictMode, useLayoutEffect, useSyncExternalStore } from 'react'
import { matchCatalog, textDirection } from '../../packages/react/src/i18n/matchLocale.ts'
import { catalogs } from '../../packages/react/src/messages/catalogs.ts'
import type { World } from '../world/createWorld.ts'
import { useDressing } from './dressing.ts'
import type { StoryLook } from './looks.ts'

/** The buyer of a play function finds everything by its English text. */
const readable = { locale: 'en', direction: 'auto' } as const

/** A shop's page with its client and its look. */
export function Stage(props: {
  readonly world: World
  readonly look: StoryLook
  readonly appearance: Appearance | undefined
  readonly marks: Marks | undefined
  readonly explorers: OnrampProviderProps['explorers']
  readonly children: ReactNode
}) {
  const { world, appearance, marks, explorers, children } = props
  const { client, visit } = useSyncExternalStore(world.subscribe, world.visit)
  const isPlayed = useSyncExternalStore(world.subscribe, world.isPlayed)
  const look = useDressing() ?? (isPlayed ? props.look : { ...props.look, ...readable })
  const { locale, theme, contrast } = look
  const language = languageFor(look)
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  }, [theme])
  return (
    <StrictMode>
      <OnrampProvider
        key={visit}
        client={client}
        locale={locale === 'auto' ? undefined : locale}
        messages={language === undefined ? undefined : { language }}
        theme={theme}
        contrast={contrast}
        appearance={appearance}
        marks={marks}
        explorers={explorers}
        support={{ name: 'Acme', url: 'https://acme.example/help' }}
      >
        {children}
      </OnrampProvider>
    </StrictMode>
  )
}

/** A language with the requested direction, for text of another direction. */
function languageFor({ locale, direction }: StoryLook): string | undefined {
  const languages = locale === 'auto' ? navigator.languages : [locale]
  const shown = matchCatalog(languages, ['en', ...Object.keys(catalogs)])
  const isAsked = direction === 'auto' || direction === textDirection(shown)
  return isAsked ? undefined : { ltr: 'en', rtl: 'ar' }[direction]
}
