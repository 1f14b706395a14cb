// Says how the browser tests run: as a person on a phone and as one at a desk, each worker with its own server.
import { defineConfig } from '@playwright/test'
import type { TestOptions } from './e2e/test.ts'
import { browserLaunch } from './tools/browser.ts'
import { DESKTOP, PHONE } from './tools/viewports.ts'

/** What is about messages, money, other sites and days that pass, or stands on a tablet: screens are looked at on both sizes elsewhere. */
const ALIKE_ON_EVERY_SCREEN = [
  '**/device-clock.test.ts',
  '**/live-windows.test.ts',
  '**/session-ends.test.ts',
  '**/at-review.test.ts',
  '**/bag.test.ts',
  '**/browser-notices.test.ts',
  '**/change-email.test.ts',
  '**/change-order.test.ts',
  '**/clothes.test.ts',
  '**/console-frame.test.ts',
  '**/contact-map.test.ts',
  '**/cookies-blocked.test.ts',
  '**/count-levels.test.ts',
  '**/counter.test.ts',
  '**/edit-order.test.ts',
  '**/first-day.test.ts',
  '**/first-order.test.ts',
  '**/forgot-password.test.ts',
  '**/garments.test.ts',
  '**/hand-in-for-colleague.test.ts',
  '**/help-desk-chat.test.ts',
  '**/help-desk.test.ts',
  '**/kept-on-device.test.ts',
  '**/large-text.test.ts',
  '**/laundry-club-join.test.ts',
  '**/laundry-club.test.ts',
  '**/least-charge.test.ts',
  '**/loyalty.test.ts',
  '**/my-orders.test.ts',
  '**/order-payments.test.ts',
  '**/outside-laundries.test.ts',
  '**/owner-day.test.ts',
  '**/people.test.ts',
  '**/places.test.ts',
  '**/profile.test.ts',
  '**/promo-codes.test.ts',
  '**/razorpay-checkout.test.ts',
  '**/saved-addresses.test.ts',
  '**/run-sheet-taps.test.ts',
  '**/scan.test.ts',
  '**/shared-tablet.test.ts',
  '**/sign-in-ways.test.ts',
  '**/signing-out.test.ts',
  '**/slow-line.test.ts',
  '**/social.test.ts',
  '**/something-wrong.test.ts',
  '**/stops-to-decide.test.ts',
  '**/stripe-cards.test.ts',
  '**/tax-words.test.ts',
  '**/wizard-back.test.ts',
]

/** What is done at a desk, whose screens large-text.test.ts has on a phone, or said to search engines and caches. */
const AT_A_DESK = [
  '**/presses.test.ts',
  '**/at-a-desk.test.ts',
  '**/customers.test.ts',
  '**/every-link.test.ts',
  '**/found-and-shared.test.ts',
  '**/order-detail.test.ts',
  '**/outbox.test.ts',
  '**/parts-of-orders.test.ts',
  '**/presets.test.ts',
  '**/reports.test.ts',
  '**/settings-catalogue.test.ts',
  '**/settings.test.ts',
]

/** Fewer dots to draw, which takes a fourth of the time; pictures have all of them. */
const QUICK_PHONE = { ...PHONE, deviceScaleFactor: 1 }

/** What is done in a translated browser alone. */
const TRANSLATED_ONLY = '**/translated/*.test.ts'

/** What takes long and is asked for by `npm run test:soak`. */
const SOAK = '**/soak/*.test.ts'

/** What customers do, and the console's pages of one record, once more in a browser that translates each page. */
const TRANSLATED = [
  '**/translated/*.test.ts',
  '**/at-review.test.ts',
  '**/bag.test.ts',
  '**/change-email.test.ts',
  '**/change-order.test.ts',
  '**/console-records.test.ts',
  '**/contact.test.ts',
  '**/customer-frame.test.ts',
  '**/dashboard.test.ts',
  '**/first-order.test.ts',
  '**/forgot-password.test.ts',
  '**/garments.test.ts',
  '**/help-desk-chat.test.ts',
  '**/help-desk.test.ts',
  '**/laundry-club-join.test.ts',
  '**/laundry-club.test.ts',
  '**/loyalty.test.ts',
  '**/main-job.test.ts',
  '**/my-orders.test.ts',
  '**/order-payments.test.ts',
  '**/price-list.test.ts',
  '**/profile.test.ts',
  '**/promo-codes.test.ts',
  '**/saved-addresses.test.ts',
  '**/sign-in-ways.test.ts',
  '**/signing-out.test.ts',
  '**/social.test.ts',
  '**/something-wrong.test.ts',
  '**/wizard-back.test.ts',
]

export default defineConfig<object, TestOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/first-starts.ts',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  // One more than a small machine has cores, for a browser also waits.
  workers: 3,
  // A second try is reported as flaky; it keeps one stutter of a busy machine from hiding the rest.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Only what hangs is ended: an owner's day takes two minutes, and many times that on a machine that others share.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    launchOptions: await browserLaunch(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A test that answers a call itself must see the call; a worker would hide it.
    serviceWorkers: 'block',
    // Recording costs a sixth of the time, so only a second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: QUICK_PHONE, testIgnore: [...AT_A_DESK, TRANSLATED_ONLY, SOAK] },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [...ALIKE_ON_EVERY_SCREEN, TRANSLATED_ONLY, SOAK],
    },
    {
      name: 'translated',
      use: { ...QUICK_PHONE, translated: true },
      testMatch: TRANSLATED,
    },
    { name: 'soak', use: QUICK_PHONE, testMatch: SOAK },
  ],
})
