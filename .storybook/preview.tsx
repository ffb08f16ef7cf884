import '@onramp-kit/react/styles.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { expectAccessible } from './accessible.ts'
import type { StoryLook } from './stage/looks.ts'
import { Stage } from './stage/Stage.tsx'
import { globalTypes, initialGlobals, viewports } from './toolbars.ts'
import { addonWorlds } from './world/worlds.ts'

// Long enough for a slow machine; a query that matches still returns at once.
configure({ asyncUtilTimeout: 20_000 })

/** Hides the change of looks after each story from a person in the browser. */
const isTest = import.meta.env['MODE'] === 'test'

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonWorlds()],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    options: { storySort: { order: ['Docs', ['Getting started'], 'Checkout'] } },
    // Tests use expectAccessible instead.
    a11y: { test: isTest ? 'off' : 'todo' },
    viewport: { options: viewports },
    // In another scenario of the toolbar a story's play function can fail.
    throwPlayFunctionExceptions: false,
  },
  decorators: [
    (Story, { world, globals, parameters: { appearance } }) => (
      <Stage world={world} look={globals as StoryLook} appearance={appearance}>
        <Story />
      </Stage>
    ),
  ],
  ...(isTest && { afterEach: expectAccessible }),
})
