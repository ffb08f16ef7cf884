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

// A slow machine is no failure: what is there is found at once.
configure({ asyncUtilTimeout: 20_000 })

/** Whoever looks is not to see the look change after each story. */
const isTest = import.meta.env['MODE'] === 'test'

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonWorlds()],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    options: { storySort: { order: ['Docs', ['Getting started'], 'Checkout'] } },
    // In tests that is what expectAccessible is for.
    a11y: { test: isTest ? 'off' : 'todo' },
    viewport: { options: viewports },
    // In a scenario of the toolbar's, a story may not go on as it is told.
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
