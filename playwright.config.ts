// Settings of the browser tests: a person on a phone and one at a desk, each worker with its own server.
import { defineConfig } from '@playwright/test'
import type { TestOptions } from './e2e/test.ts'
import { findBrowserLaunchOptions } from './tools/browser.ts'
import { findTestsTagged, type Tag } from './tools/test-tags.ts'
import { DESKTOP, PHONE } from './tools/viewports.ts'

/** Files of the folder e2e/ that carry a tag, as Playwright matches them. */
const tagged = (tag: Tag) => findTestsTagged('e2e', tag).map((file) => `**/${file}`)

/** A test of a file that runs at both sizes has the one that it is for in its title. */
const ONLY = { phone: /@phone/, desktop: /@desktop/ }

/** Fewer dots to draw, which takes a fourth of the time; pictures have all of them. */
const QUICK_PHONE = { ...PHONE, deviceScaleFactor: 1 }

const BROWSER = await findBrowserLaunchOptions()

/**
 * A test's page lives for seconds: code that is compiled a second time, and a graphics card that is
 * imitated, cost a fourth of the browser's time and bring it nothing.
 */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev', '--disable-gpu']

/** What is done in a translated browser alone. */
const TRANSLATED_ONLY = '**/translated/*.test.ts'

/** What takes long and is asked for by `npm run test:soak`. */
const SOAK = '**/soak/*.test.ts'

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
    launchOptions: { ...BROWSER, args: [...BROWSER.args, ...SHORT_LIVED] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A press or a page that hangs fails long before its test would.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A test that answers a call itself must see the call; a worker would hide it.
    serviceWorkers: 'block',
    // Recording costs a sixth of the time, so only a second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: QUICK_PHONE,
      testIgnore: [...tagged('desktop'), TRANSLATED_ONLY, SOAK],
      grepInvert: ONLY.desktop,
    },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [...tagged('phone'), TRANSLATED_ONLY, SOAK],
      grepInvert: ONLY.phone,
    },
    {
      name: 'translated',
      use: { ...QUICK_PHONE, translated: true },
      testMatch: [TRANSLATED_ONLY, ...tagged('translated')],
      grepInvert: ONLY.desktop,
    },
    { name: 'soak', use: QUICK_PHONE, testMatch: SOAK },
  ],
})
