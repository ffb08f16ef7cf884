interface Window {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void
    last(event: string): unknown
  }
}
