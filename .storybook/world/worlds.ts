import type { Appearance, Marks, OnrampProviderProps } from '@onramp-kit/react'
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
    /** Only the first render of a story runs its play function. */
    isFirstRender: boolean
  }
}

interface StoryParameters {
  readonly world?: WorldOptions
  /** The colors of the shop. */
  readonly appearance?: Appearance
  /** The artwork of the shop. */
  readonly marks?: Marks
  /** The block explorers of the shop. */
  readonly explorers?: OnrampProviderProps['explorers']
}

/** The world of each canvas while its story is shown; a change of the look keeps it. */
const worlds = new Map<HTMLElement, World>()

/** Gives each story its own world. */
export const addonWorlds = () =>
  definePreviewAddon<{ parameters: StoryParameters }>({
    beforeEach(context: StoryContext) {
      const { canvasElement, id, parameters } = context
      const known = worlds.get(canvasElement)
      const world = known ?? createWorld(id, parameters['world'] ?? {})
      worlds.set(canvasElement, world)
      context.world = world
      context.buyer = createBuyer(context)
      context.isFirstRender = known === undefined
      return () => {
        world.stop()
        worlds.delete(canvasElement)
      }
    },
    // A render during the play function, such as after a toolbar change, ends before it.
    afterEach({ isFirstRender, world }: StoryContext) {
      if (isFirstRender) world.endPlay()
    },
  })
