import { afterEach } from 'vitest'

// Lets what a test left pending run before the next one: Stryker counts code that runs between two tests as covered by all.
afterEach(() => new Promise<void>((resolve) => void setImmediate(resolve)))
