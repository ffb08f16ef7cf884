import { addons } from 'storybook/manager-api'
import { theme } from './theme.ts'

// Without roots, the sidebar keeps the order of `storySort`, and the storybook opens on Getting started.
addons.setConfig({ theme, sidebar: { showRoots: false } })
