import type { ScenarioName } from '@onramp-kit/msw'
import type { Appearance } from '@onramp-kit/react'
import type { StoryContext } from 'storybook/internal/csf'
import { definePreviewAddon } from 'storybook/internal/csf'
import { type Buyer, createBuyer } from '../buyer.ts'
import { createWorld, type World, type WorldOptions } from './createWorld.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The world of the story. */
    world: World
    /** The buyer of the story. */
    buyer: Buyer
  }
}

interface StoryParameters {
  readonly world?: WorldOptions
  /** The colors of the shop. */
  readonly appearance?: Appearance
}

/** The world of each canvas while its story is shown; a change of the look keeps it. */
const worlds = new Map<
  HTMLElement,
  { readonly scenario: ScenarioName | undefined; readonly world: World }
>()

/** Gives each story its own world, in its scenario or in the one of the toolbar. */
export const addonWorlds = () =>
  definePreviewAddon<{ parameters: StoryParameters }>({
    beforeEach(context: StoryContext) {
      const { canvasElement, id, parameters, globals } = context
      const stated: WorldOptions = parameters['world'] ?? {}
      const scenario: ScenarioName | undefined = globals['scenario'] || stated.scenario
      const known = worlds.get(canvasElement)
      const isSame = known !== undefined && known.scenario === scenario
      if (!isSame) known?.world.stop()
      const world = isSame
        ? known.world
        : createWorld(id, { ...stated, ...(scenario && { scenario }) })
      worlds.set(canvasElement, { scenario, world })
      context.world = world
      context.buyer = createBuyer(context)
      return () => {
        world.stop()
        worlds.delete(canvasElement)
      }
    },
  })
