// The screens of customers at a desk; what is done on them is tested on a phone.
import { signInAs } from './sign-in.ts'
import { expectSound, test } from './test.ts'

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
  test(`each screen of a customer is sound at a desk, ${colorScheme}`, async ({
    page,
    context,
    server,
  }) => {
    await signInAs(context, server.url, 'customer')
    await page.emulateMedia({ colorScheme })
    for (const path of SCREENS) {
      await page.goto(path)
      await expectSound(page)
    }
  })
