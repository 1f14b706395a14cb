// The main job on three servers of one laundry, two of which are killed on the way and replaced.
import { completeMainJob } from '../steps/main-job.ts'
import { type ManyServers, startManyServers } from '../many-servers.ts'
import { endMessageWait } from '../steps/message-wait.ts'
import { expect, test as base } from '../test.ts'

const test = base.extend<{ many: ManyServers }>({
  many: [
    async ({}, use) => {
      const many = await startManyServers(3)
      await endMessageWait(many.url)
      await use(many)
      await many.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ many }, use) => {
    await use(many.url)
  },
})

test('an order is placed once, followed and completed while servers are killed', async ({
  page,
  browser,
  many,
}) => {
  await completeMainJob(
    page,
    { browser, url: many.url },
    {
      beforePlacing: () => many.killOne(),
      async beforeStatus(status) {
        // The one that the second window hears from.
        if (status === 'Washing') await many.killOne(/^\/api\/orders\/details\/.+\/live/)
        if (status === 'Completed') await many.untilWhole()
      },
    },
  )
  await page.goto('/my-orders')
  await expect(page.getByRole('heading', { name: /^LC-/ })).toHaveCount(1)
})
