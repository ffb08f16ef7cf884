import { fileURLToPath } from 'node:url'
import { satteri } from '@astrojs/markdown-satteri'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import linksValidator from 'starlight-links-validator'
import openAPI from 'starlight-openapi'
import { liveExamples } from './liveExamples.ts'
import { lifecycle } from './markdown/lifecycle.ts'
import { links } from './markdown/links.ts'
import { live } from './markdown/live.ts'
import { plots } from './markdown/plots.ts'
import { base, origin, repository } from './place.ts'
import { sidebar } from './sidebar.ts'

export default defineConfig({
  site: origin,
  base,
  trailingSlash: 'always',
  markdown: { processor: satteri({ mdastPlugins: [links, plots, lifecycle, live] }) },
  integrations: [
    starlight({
      title: 'Onramp Kit',
      description: 'Sell USDC for card or bank money inside your own web app.',
      social: [{ icon: 'github', label: 'GitHub', href: repository }],
      favicon: '/favicon.svg',
      head: [
        { tag: 'meta', attrs: { property: 'og:image', content: `${origin}${base}card.png` } },
        { tag: 'meta', attrs: { property: 'og:image:alt', content: 'Onramp Kit' } },
        { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' } },
        { tag: 'meta', attrs: { property: 'og:image:height', content: '630' } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${base}touch-icon.png` } },
      ],
      components: {
        Hero: './src/components/Hero.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        PageTitle: './src/components/PageTitle.astro',
        Search: './src/components/Search.astro',
        SiteTitle: './src/components/SiteTitle.astro',
      },
      routeMiddleware: './src/changelogContents.ts',
      disable404Route: true,
      editLink: { baseUrl: `${repository}/edit/main/site/` },
      customCss: ['./src/styles/site.css'],
      sidebar,
      credits: false,
      plugins: [
        openAPI([{ base: 'reference/http', schema: '../generated/openapi.json' }]),
        // The build copies the storybook beside the pages; a test opens it.
        linksValidator({ errorOnLocalLinks: false, exclude: [`${base}storybook/`] }),
      ],
    }),
  ],
  vite: {
    plugins: [liveExamples()],
    // The playground runs the packages from their sources.
    resolve: { conditions: ['@onramp-kit/source', 'module', 'browser', 'development|production'] },
    css: { postcss: fileURLToPath(new URL('../packages/react', import.meta.url)) },
    server: { fs: { allow: ['..'] } },
  },
})
