// Screens at a desk, in light and dark. Their actions have tests elsewhere; customers' screens are tested on a
// phone.
// @desktop
import type { APIRequestContext } from '@playwright/test'
import { CONSOLE_PLACES } from '#web/app/console/console-places.ts'
import { signInAs } from '../sign-in.ts'
import { expect, expectUsable, test } from '../test.ts'

const SCREENS = [
  '/dashboard',
  '/my-orders',
  '/garments',
  '/track-order',
  '/new-order',
  '/profile',
  '/profile?tab=payment',
  '/subscription-management',
  '/help',
]

for (const colorScheme of ['light', 'dark'] as const)
  test(`each customer screen is accessible and fits a desktop window, ${colorScheme}`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server.url, 'customer')
    await page.emulateMedia({ colorScheme })
    for (const path of SCREENS) {
      await page.goto(path)
      await expectUsable(page)
    }
  })

/** Pages of the console that no place of its rail leads to, of one each of what they are about. */
async function innerPages(client: APIRequestContext): Promise<string[]> {
  const listed = await client.get('/api/admin/orders?limit=1')
  const [order] = (await listed.json()) as [{ _id: string; userId: { _id: string } }]
  const made = await client.post('/api/admin/companies', {
    data: {
      name: 'Hotel Neem',
      gstin: '29ABCDE1234F1ZW',
      billingAddress: '4 Residency Road, Bengaluru 560025',
      email: '',
      addresses: [],
    },
  })
  expect(made.status()).toBe(201)
  const { _id: company } = (await made.json()) as { _id: string }
  const tabs = ['hours', 'places', 'dates', 'areas', 'plans', 'promo-codes', 'tax', 'home-page']
  return [
    '/admin/orders/new',
    `/admin/orders/${order._id}`,
    `/admin/orders/${order._id}/slip`,
    `/admin/clothes/${order._id}`,
    `/admin/customers/${order.userId._id}`,
    `/admin/companies/${company}`,
    '/admin/places',
    '/admin/vendors',
    '/admin/help-desk?tab=tickets',
    '/admin/help-desk?tab=messages',
    '/admin/dashboard?taken=cash',
    '/admin/no-such-page',
    // An order is no claim.
    `/admin/claims/${order._id}`,
    ...[...tabs, 'developers'].map((tab) => `/admin/settings?tab=${tab}`),
  ]
}

for (const part of ['places', 'inner pages'] as const)
  test(`the console’s ${part} are accessible and fit a desktop window, light and dark`, async ({
    page,
    context,
    server,
  }) => {
    test.slow()
    await signInAs(context, server.url, 'admin')
    const paths =
      part === 'places' ? CONSOLE_PLACES.map(({ to }) => to) : await innerPages(page.request)
    for (const path of paths) {
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectUsable(page)
      }
    }
  })
