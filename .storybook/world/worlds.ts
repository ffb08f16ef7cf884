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
      const world = worlds.get(canvasElement) ?? createWorld(id, parameters['world'] ?? {})
      worlds.set(canvasElement, world)
      context.world = world
      context.buyer = createBuyer(context)
      return () => {
        world.stop()
        worlds.delete(canvasElement)
      }
    },
  })
