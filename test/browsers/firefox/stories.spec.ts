import { expect, test } from '@playwright/test'
import { serveStories, storiesByComponent, visitStory } from '../visitStories.ts'

let site: Awaited<ReturnType<typeof serveStories>>
test.beforeAll(async () => {
  site = await serveStories()
})
test.afterAll(() => site.close())

for (const [component, ids] of storiesByComponent())
  test(`the stories of ${component} play and are rendered from current styles and layout`, async ({
    page,
  }) => {
    test.setTimeout(ids.length * 60_000)
    for (const id of ids) expect([id, ...(await visitStory(page, site.url, id))]).toEqual([id])
  })
