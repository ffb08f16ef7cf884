import '@onramp-kit/react/styles.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { DevtoolsPanel } from '../packages/react/src/devtools/DevtoolsPanel.tsx'
import { expectAccessible } from './accessible.ts'
import { optionalControls } from './controls.ts'
import type { StoryLook } from './stage/looks.ts'
import { Stage } from './stage/Stage.tsx'
import { theme } from './theme.ts'
import { globalTypes, initialGlobals, viewports } from './toolbars.ts'
import { expectTranslatable } from './translatable.ts'
import { addonWorlds } from './world/worlds.ts'

// Long enough for a slow machine; a query that matches still returns at once.
configure({ asyncUtilTimeout: 30_000 })

/** Hides the change of looks after each story from a person in the browser. */
const isTest = import.meta.env['MODE'] === 'test'

/** Hides the devtools from tests and screenshots. */
const isForPerson = !navigator.webdriver

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonWorlds()],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [optionalControls],
  parameters: {
    layout: 'padded',
    docs: { theme },
    options: { storySort: { order: ['Docs', ['Getting started'], 'Checkout'] } },
    // Tests use expectAccessible instead.
    a11y: { test: isTest ? 'off' : 'todo' },
    viewport: { options: viewports },
    // A person who changes the service while a story plays can make its play function fail.
    throwPlayFunctionExceptions: false,
  },
  decorators: [
    (Story, { world, globals, viewMode, parameters: { appearance, marks, explorers } }) => (
      <Stage
        world={world}
        look={globals as StoryLook}
        appearance={appearance}
        marks={marks}
        explorers={explorers}
      >
        <Story />
        {isForPerson && viewMode === 'story' && (
          <DevtoolsPanel requests={world.requests} fetch={world.service.fetch} />
        )}
      </Stage>
    ),
  ],
  ...(isTest && { afterEach: [expectTranslatable, expectAccessible] }),
})
