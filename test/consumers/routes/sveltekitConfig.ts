import adapter from '@sveltejs/adapter-node'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter(),
      csp: {
        directives: {
          'default-src': ['none'],
          'script-src': ['self'],
          'style-src': ['self'],
          // SvelteKit's live region has a style attribute.
          'style-src-attr': ['unsafe-inline'],
          'img-src': ['self', 'data:'],
          'connect-src': ['self', 'http://127.0.0.1:4010'],
          'frame-src': ['http://127.0.0.1:4010'],
          'base-uri': ['none'],
          'form-action': ['none'],
          'frame-ancestors': ['none'],
          'trusted-types': ['svelte-trusted-html', 'sveltekit-trusted-url'],
          'require-trusted-types-for': ['script'],
        },
      },
    }),
  ],
  optimizeDeps: { exclude: ['@onramp-kit/element'] },
})
