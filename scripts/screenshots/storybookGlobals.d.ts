interface Window {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly phase?: string }
    extract(): Promise<
      Readonly<Record<string, import('storybook/internal/csf').StoryContextForEnhancers>>
    >
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void
    last(event: string): unknown
  }
}
