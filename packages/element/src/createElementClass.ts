import type { BaseUrl, OnrampClient } from '@onramp-kit/core'
import {
  type Appearance,
  type MessageOverrides,
  OnrampProvider,
  type Support,
} from '@onramp-kit/react'
import { QueryClient } from '@tanstack/react-query'
import { createElement, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
// Not public in packages/react, and in the script anyway.
import { SetupNotice } from '../../react/src/ui/NeedsWallet.tsx'
import { type AttributeKind, attributeName, parseText } from './attributes.ts'
import { clientOf } from './clientOf.ts'
import './exposeParts.ts'
import { LoadFailure } from './LoadFailure.tsx'
import './ownTexts.ts'
import styles from './styles.css?text'

/** Properties that every element has. Those that are text, and data as JSON, can also be set as attributes. */
export interface OnrampElementProps {
  /**
   * `svc_public_live_…` or `svc_public_sandbox_…`, from the dashboard. Until another one is set, the element keeps the last
   * valid one. Attribute `publishable-key`.
   */
  publishableKey: string | undefined
  /** Base URL of the service; as a property also `{ live, sandbox }`. Attribute `base-url`. */
  baseUrl: BaseUrl | undefined
  /** A client from createOnrampClient, in place of `publishableKey` and `baseUrl`. Property only. */
  client: OnrampClient | undefined
  /** Language and number format, such as `de`. Attribute `locale`. @default the languages of the buyer's browser */
  locale: string | undefined
  /** Overrides of single messages, or a whole catalog. Attribute `messages`, as JSON. */
  messages: MessageOverrides | undefined
  /** URLs of artwork by payment method or card brand, such as `{"visa": "/visa.svg"}`. Attribute `marks`, as JSON. */
  marks: Readonly<Record<string, string>> | undefined
  /**
   * Shows the button "Connect a wallet" while `wallet` is missing. The button dispatches `onramp-connect`. Attribute
   * `connect`. @default false
   */
  connect: boolean | undefined
  /** Color scheme. Attribute `theme`. @default 'auto': follows the device */
  theme: 'auto' | 'light' | 'dark' | undefined
  /** Contrast. Attribute `contrast`. @default 'auto': follows the device */
  contrast: 'auto' | 'more' | undefined
  /** Colors, corner radius and font, as CSS values. Attribute `appearance`, as JSON. */
  appearance: Appearance | undefined
  /** Buyer's country, as an ISO 3166-1 alpha-2 code. Attribute `country`. @default from the browser's languages, else 'US' */
  country: string | undefined
  /** Where buyers get help. Attribute `support`, as JSON. */
  support: Support | undefined
  /** Block explorers by chain, which receipts link the wallet to. Attribute `explorers`, as JSON. */
  explorers: Readonly<Record<number, string>> | undefined
}

const sharedKinds: Kinds<OnrampElementProps> = {
  publishableKey: 'text',
  baseUrl: 'text',
  client: 'property',
  locale: 'text',
  messages: 'json',
  theme: 'text',
  contrast: 'text',
  appearance: 'json',
  country: 'text',
  support: 'json',
  explorers: 'json',
  marks: 'json',
  connect: 'boolean',
}

/** The kind of each property. */
type Kinds<Props> = Readonly<Record<keyof Props & string, AttributeKind>>

/** An element with these properties and events. */
export type ElementOf<Props, Events> = {
  addEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void
} & HTMLElement &
  Props

/** The element's own properties that are set, and the callback of the button `connect`. */
type ContentValues<Own> = Partial<Own> & { readonly onConnect: (() => void) | undefined }

interface Definition<Own> {
  /** The kinds of the element's own properties. */
  readonly kinds: Kinds<Own>
  /** Returns what to render. */
  readonly content: (
    values: ContentValues<Own>,
    emit: (type: string, detail?: unknown) => void,
  ) => ReactElement | Promise<ReactElement>
}

// Not the one of a test's fake timers, which may end before it runs.
const later = globalThis.setTimeout

const needsClient = (tag: string) =>
  `Onramp Kit: <${tag}> needs a publishable-key and a base-url, or the property client.`

// Importing the module on a server must not fail.
const Base = globalThis.HTMLElement ?? Object

/** The elements of a page share quotes, rates and settings. */
const queryClient = new QueryClient()

const sheets = new WeakMap<Document, CSSStyleSheet>()

/** Returns the stylesheet of a document with a window. One that was constructed in another document does not work there. */
function sheetOf(page: Document): CSSStyleSheet | undefined {
  let sheet = sheets.get(page)
  if (sheet === undefined && page.defaultView !== null) {
    sheet = new page.defaultView.CSSStyleSheet()
    sheet.replaceSync(styles)
    sheets.set(page, sheet)
  }
  return sheet
}

/**
 * Returns the class of a custom element that renders a component in an open shadow root. Attributes and properties are the
 * props of the component, and DOM events are its callbacks.
 */
export function createElementClass<Own extends object, Events>({
  kinds: ownKinds,
  content,
}: Definition<Own>): new () => ElementOf<OnrampElementProps & Own, Events> {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...sharedKinds, ...ownKinds }
  const names = Object.keys(kinds)
  // The parser of HTML lowercases `publishableKey`, which React writes on a server.
  const attributes = new Map(
    names.flatMap((name) => [attributeName(name), name.toLowerCase()].map((each) => [each, name])),
  )

  class OnrampElement extends Base {
    static readonly observedAttributes = [...attributes.keys()]

    readonly #values = new Map<string, unknown>()
    #root: Root | undefined
    /** The last valid one. */
    #client: OnrampClient | undefined
    #isScheduled = false

    static {
      for (const name of names) {
        const accessor: PropertyDescriptor & ThisType<OnrampElement> = {
          configurable: true,
          get() {
            return this.#values.get(name)
          },
          set(value: unknown) {
            // Vue sets a bare attribute of this name as '', and Preact what its host no longer sets.
            const isTakenBack =
              value === '' &&
              typeof this.#values.get(name) === 'boolean' &&
              !this.hasAttribute(attributeName(name))
            this.#set(name, isTakenBack ? false : value)
          },
        }
        // Vue sets data such as `:payment-methods` as text unless the element has a property of this name.
        Object.defineProperty(this.prototype, attributeName(name), accessor)
        Object.defineProperty(this.prototype, name, { ...accessor, enumerable: true })
      }
    }

    constructor() {
      super()
      // ARIA prohibits names of generic elements. A simulated page may have no internals.
      Object.assign(this.attachInternals?.() ?? {}, { role: 'group' })
    }

    connectedCallback(): void {
      for (const name of names) for (const key of [attributeName(name), name]) this.#upgrade(key)
      this.#schedule()
    }

    /** In a task: a page that moves the element, as Turbo does, may await something before it inserts it again. */
    disconnectedCallback(): void {
      later(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    /** A move to another document, such as that of a popup, removes the stylesheet. */
    adoptedCallback(): void {
      if (this.shadowRoot !== null) this.#attach()
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = attributes.get(attribute)
      if (name === undefined) return
      // A framework that renders before the element is defined writes a function or an object as text. The component rejects
      // it, but it must not replace, or remove, what was set as a property.
      const last = this.#values.get(name)
      if (kinds[name] === 'property' && last !== undefined && typeof last !== 'string') return
      this.#set(name, text)
    }

    /** Sets a property. Frameworks also set it to the text of its attribute. */
    #set(name: string, given: unknown): void {
      const kind = kinds[name] ?? 'property'
      const value =
        typeof given === 'string'
          ? parseText(this.localName, name, kind, given)
          : (given ?? undefined)
      if (Object.is(this.#values.get(name), value)) return
      this.#values.set(name, value)
      this.#schedule()
    }

    /** A property that was set before the element was defined hides the accessor. */
    #upgrade(key: string): void {
      const own = Object.getOwnPropertyDescriptor(this, key)
      if (own === undefined) return
      Reflect.deleteProperty(this, key)
      Reflect.set(this, key, own.value)
    }

    /** Renders once after all attributes are set. */
    #schedule(): void {
      if (this.#isScheduled) return
      this.#isScheduled = true
      queueMicrotask(() => {
        this.#isScheduled = false
        this.#render().catch((error: unknown) => console.error(error))
      })
    }

    async #render(): Promise<void> {
      const own: Partial<Own> = {}
      const shared: Partial<OnrampElementProps> = {}
      for (const [name, value] of this.#values)
        Object.assign(name in ownKinds ? own : shared, { [name]: value })
      const { publishableKey, baseUrl, client, connect: isOffered, ...provider } = shared
      const onConnect = isOffered ? () => this.#emit('connect') : undefined
      const child = this.isConnected && (await this.#content({ ...own, onConnect }))
      if (child === false || !this.isConnected) return
      this.#root ??= createRoot(this.#attach())
      // A framework that renders before the element is defined sets an attribute, whose text is no client.
      const given = typeof client === 'object' ? client : clientOf(publishableKey, baseUrl)
      this.#client = given ?? this.#client
      this.#root.render(
        this.#client === undefined
          ? createElement(SetupNotice, { code: 'no_client', message: needsClient(this.localName) })
          : createElement(
              OnrampProvider,
              { ...provider, client: this.#client, queryClient },
              child,
            ),
      )
    }

    /** Returns what to render: if its code cannot be loaded, how to reload the page. */
    async #content(values: ContentValues<Own>): Promise<ReactElement> {
      try {
        return await content(values, this.#emit)
      } catch (error) {
        console.error(error)
        return createElement(LoadFailure, { tag: this.localName })
      }
    }

    /** Hides the element's children, so it runs once there is content. */
    #attach(): ShadowRoot {
      // Preact creates each element with the registry of its parent. That of a document fails in any other.
      const options: ShadowRootInit = { mode: 'open', customElementRegistry: null }
      const shadow = this.shadowRoot ?? this.attachShadow(options)
      const sheet = sheetOf(this.ownerDocument)
      // The page may have added its own. A simulated page, such as that of jsdom 30, has none.
      const others = shadow.adoptedStyleSheets ?? []
      if (sheet && !others.includes(sheet)) shadow.adoptedStyleSheets = [sheet, ...others]
      return shadow
    }

    readonly #emit = (type: string, detail: unknown = null): void => {
      const name = `onramp-${type.replaceAll('_', '-')}`
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }))
    }
  }

  return OnrampElement as unknown as new () => ElementOf<OnrampElementProps & Own, Events>
}
