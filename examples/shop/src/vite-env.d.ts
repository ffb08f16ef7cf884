/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_ONRAMP_KEY?: string
  readonly VITE_ONRAMP_URL?: string
}
