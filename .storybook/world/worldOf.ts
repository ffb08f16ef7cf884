import type { StoryContext } from 'storybook/internal/csf'
import { type Buyer, createBuyer } from '../buyer.ts'
import { createWorld, type World, type WorldOptions } from './createWorld.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    world: World
    buyer: Buyer
  }
  interface Parameters {
    /** The world the story takes place in. */
    world?: WorldOptions
  }
}
