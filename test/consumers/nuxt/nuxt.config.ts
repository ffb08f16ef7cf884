export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('onramp-') } },
  // Otherwise Vite answers 504 for its languages after another process has optimized the dependencies.
  vite: { optimizeDeps: { exclude: ['@onramp-kit/element'] } },
})
