/** A project of which the command creates copies. */
export interface Template {
  readonly name: string
  /** What a person chooses from. */
  readonly title: string
  /** The tested folder of this repository whose files the package contains. */
  readonly folder: string
  /** What to do after `npm run dev`. @default opens the printed address, and pays there */
  readonly purchase?: string
  /** A further line to print. */
  readonly note?: string
}

/** The templates, the default first. */
export const templates: readonly [Template, ...Template[]] = [
  { name: 'react', title: 'React, with Vite', folder: 'examples/shop' },
  { name: 'next', title: 'Next.js, App Router', folder: 'examples/next' },
  { name: 'vue', title: 'Vue, with Vite', folder: 'examples/vue' },
  { name: 'svelte', title: 'Svelte, with Vite', folder: 'examples/svelte' },
  { name: 'html', title: 'HTML, without a framework', folder: 'examples/html' },
  { name: 'react-router', title: 'React Router', folder: 'test/consumers/react-router' },
  { name: 'nuxt', title: 'Nuxt', folder: 'test/consumers/nuxt' },
  { name: 'sveltekit', title: 'SvelteKit', folder: 'test/consumers/sveltekit' },
  {
    name: 'astro',
    title: 'Astro, with React',
    folder: 'test/consumers/astro',
    note: 'The page /element has the same checkout as a custom element, without React.',
  },
  { name: 'angular', title: 'Angular', folder: 'test/consumers/angular' },
  { name: 'solid', title: 'Solid, with Vite', folder: 'test/consumers/solid' },
  {
    name: 'node',
    title: 'Node server that confirms payments',
    folder: 'examples/node',
    purchase: 'In a second terminal, `npm run buy` opens a purchase and prints where to pay.',
  },
]
