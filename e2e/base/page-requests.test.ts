// Scripts and requests of each screen's first load, within their budgets.
// @phone
import type { APIRequestContext } from '@playwright/test'
import { CONSOLE_PLACES } from '#web/app/console/console-places.ts'
import { SCREEN_PATHS } from '../../tools/screen-paths.ts'
import { signInAs } from '../sign-in.ts'
import { type FirstLoad, countRequests } from '../steps/page-requests.ts'
import { expect, test } from '../test.ts'

interface Budget {
  scripts: number
  requests: number
  streams: number
  scriptKilobytes: number
}

const HOME: Budget = { scripts: 7, requests: 17, streams: 0, scriptKilobytes: 137.4 }
const VISITORS: Budget = { scripts: 13, requests: 26, streams: 0, scriptKilobytes: 292 }
// One of the requests is for a stream that a slow machine opens twice.
const CUSTOMERS: Budget = { scripts: 16, requests: 33, streams: 1, scriptKilobytes: 337 }
const ORDER_FORM: Budget = { scripts: 14, requests: 32, streams: 1, scriptKilobytes: 275 }
const RIDERS: Budget = { scripts: 6, requests: 16, streams: 0, scriptKilobytes: 90 }
const STAFFS: Budget = { scripts: 15, requests: 43, streams: 1, scriptKilobytes: 416 }

test('each screen’s first load stays within its budget of scripts and requests', async ({
  page,
  context,
  server,
}, info) => {
  const load = await countRequests(page)
  const found: string[] = []
  const check = async (paths: readonly string[], budgetOf: (path: string) => Budget) => {
    for (const path of paths) {
      const loaded = await load(path)
      info.annotations.push({ type: 'first load', description: lineOf(loaded) })
      const budget = budgetOf(path)
      const isOver = (Object.keys(budget) as (keyof Budget)[]).some(
        (one) => loaded[one] > budget[one],
      )
      if (isOver) found.push(lineOf(loaded))
    }
  }
  await check(SCREEN_PATHS, (path) => (path === '/' ? HOME : VISITORS))
  await signInAs(context, server.url, 'customer')
  await check(SCREEN_PATHS, (path) => (path === '/new-order' ? ORDER_FORM : CUSTOMERS))
  await check(['/run'], () => RIDERS)
  await signInAs(context, server.url, 'admin')
  await check(['/run'], () => RIDERS)
  const inner = await innerPages(context.request)
  await check([...CONSOLE_PLACES.map(({ to }) => to), ...inner], () => STAFFS)
  expect(found).toEqual([])
})

function lineOf({ path, scripts, requests, streams, scriptKilobytes }: FirstLoad): string {
  const kilobytes = scriptKilobytes.toFixed(1)
  return `${path}: ${scripts} scripts of ${kilobytes} kB, ${requests} requests, ${streams} streams`
}

/** Pages of the console that no place of its rail leads to. */
async function innerPages(client: APIRequestContext): Promise<string[]> {
  const listed = await client.get('/api/admin/orders?limit=1')
  const [order] = (await listed.json()) as [{ _id: string; userId: { _id: string } }]
  return [
    '/admin/orders/new',
    `/admin/orders/${order._id}`,
    `/admin/orders/${order._id}/slip`,
    `/admin/clothes/${order._id}`,
    `/admin/customers/${order.userId._id}`,
    '/admin/places',
    '/admin/vendors',
  ]
}
