import {
  type Appearance,
  type Marks,
  type MessageOverrides,
  OnrampProvider,
  type OnrampProviderProps,
} from '@onramp-kit/react'
import {
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
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
  const messages = useTurnedMessages(look)
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme === 'auto' ? 'light dark' : theme
  }, [theme])
  return (
    <StrictMode>
      <OnrampProvider
        key={visit}
        client={client}
        locale={locale === 'auto' ? undefined : locale}
        messages={messages}
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

/** The messages of the shown language in the other direction, if it is requested. */
function useTurnedMessages({ locale, direction }: StoryLook): MessageOverrides | undefined {
  const [messages, setMessages] = useState<MessageOverrides>()
  const languages = locale === 'auto' ? navigator.languages : [locale]
  const shown = matchCatalog(languages, ['en', ...Object.keys(catalogs)])
  const isTurned = direction !== 'auto' && direction !== textDirection(shown)
  // The components derive the direction from the script, which `Intl` ignores if it has no data for it.
  const script = direction === 'rtl' ? 'Arab' : 'Latn'
  const language = isTurned ? new Intl.Locale(shown, { script }).toString() : undefined
  useEffect(() => {
    const load = async () => setMessages({ ...(await catalogs[shown]?.()), language })
    if (language !== undefined) void load()
  }, [shown, language])
  return messages?.language === language ? messages : undefined
}
