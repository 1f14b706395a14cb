// Imports that the architecture allows and forbids.
import { describe, expect, test } from 'vitest'
import { importBreach } from './import-breach.ts'

const allowed: [from: string, specifier: string][] = [
  ['domain/catalogue/pricing.ts', './money.ts'],
  ['domain/catalogue/pricing.ts', 'zod'],
  ['domain/catalogue/pricing.ts', 'zod/mini'],
  ['domain/catalogue/pricing.test.ts', 'fast-check'],
  ['words/en/orders.ts', '#domain/base/money.ts'],
  ['contract/orders/orders.ts', '#domain/catalogue/pricing.ts'],
  ['server/ordering/orders/placing/place-order.ts', '#words/message.ts'],
  ['server/ordering/orders/placing/place-order.ts', '#contract/orders/orders.ts'],
  ['server/ordering/orders/placing/place-order.ts', '#domain/catalogue/pricing.ts'],
  ['server/ordering/orders/placing/place-order.ts', './store.ts'],
  ['server/ordering/orders/placing/place-order.ts', '../../garments/name-garments-on-order.ts'],
  ['server/ordering/orders/placing/place-order.ts', '../../../database/transaction.ts'],
  ['server/ordering/orders/placing/place-order.ts', '#server/platform/mail/mail.ts'],
  [
    'server/ordering/orders/placing/place-order.ts',
    '../../../notifications/notifications/notify.ts',
  ],
  ['server/ordering/orders/placing/place-order.test.ts', '../../../app.ts'],
  ['server/ordering/orders/placing/place-order.test.ts', '../../../testing/test-postgres.ts'],
  ['server/http/callers/session.ts', '../platform/ids.ts'],
  ['server/platform/jobs/jobs.ts', '../../database/open.ts'],
  ['server/capabilities.ts', './ordering/orders/capability.ts'],
  ['server/main.ts', 'node:fs'],
  ['e2e/days/main-job.test.ts', '../domain/catalogue/pricing.ts'],
]

const forbidden: [from: string, specifier: string, says: string][] = [
  ['domain/catalogue/pricing.ts', '#contract/orders/orders.ts', 'domain/ may not import contract/'],
  ['domain/catalogue/pricing.ts', '#words/words.ts', 'domain/ may not import words/'],
  ['domain/catalogue/pricing.ts', '../../server/config.ts', 'domain/ may not import server/'],
  ['words/en/orders.ts', '#contract/orders/orders.ts', 'words/ may not import contract/'],
  ['domain/catalogue/pricing.ts', 'node:fs', 'no node:fs'],
  ['domain/catalogue/pricing.ts', 'kysely', 'no package but zod'],
  ['domain/catalogue/pricing.ts', './pricing.test.ts', 'for tests only'],
  ['contract/orders/orders.ts', '#server/orders/view.ts', 'contract/ may not import server/'],
  [
    'contract/orders/orders.ts',
    '../../domain/catalogue/pricing.ts',
    "write it as '#domain/catalogue/pricing.ts'",
  ],
  ['server/ordering/orders/listing/view.ts', '#web/api.ts', 'server/ may not import web/'],
  ['server/ordering/orders/listing/view.test.ts', '#web/api.ts', 'server/ may not import web/'],
  [
    'server/ordering/orders/listing/view.ts',
    '../../../../e2e/product.ts',
    'server/ may not import e2e/',
  ],
  ['web/lib/api.ts', '#server/orders/view.ts', 'web/ may not import server/'],
  ['web/lib/api.ts', 'node:fs', 'no node:fs'],
  ['web/lib/api.ts', '../../server/orders/view.ts', 'web/ may not import server/'],
  ['server/database/open.ts', '../ordering/orders/placing/place-order.ts', 'stands to its left'],
  [
    'server/http/callers/session.ts',
    '#server/identity/accounts/sign-in/log-in.ts',
    'stands to its left',
  ],
  ['server/platform/jobs/jobs.ts', '../../http/callers/session.ts', 'stands to its left'],
  [
    'server/billing/ledger/ids.ts',
    '../../ordering/orders/record/own-order.ts',
    'stands to its left',
  ],
  [
    'server/ordering/orders/placing/place-order.ts',
    '../../billing/ledger/store.ts',
    'ledger/ alone',
  ],
  ['server/ordering/orders/placing/place-order.ts', '../../garments/store.ts', 'garments/ alone'],
  ['server/ordering/orders/placing/place-order.ts', '../../../app.ts', 'puts the server together'],
  ['server/app.ts', './testing/test-postgres.ts', 'for tests only'],
]

describe('imports between folders', () => {
  test.for(allowed)('allows %s to import %s', ([from, specifier]) => {
    expect(importBreach(from, specifier)).toBeNull()
  })

  test.for(forbidden)('refuses %s an import of %s', ([from, specifier, says]) => {
    expect(importBreach(from, specifier)).toContain(says)
  })

  test('refuses imports in, from and into an unknown wing or capability', () => {
    expect(importBreach('server/drones/fly.ts', '../http/route.ts')).toContain('server/drones/')
    expect(importBreach('server/ordering/drones/fly.ts', '../orders/store.ts')).toContain('alone')
    expect(importBreach('server/http/route.ts', '../drones/fly.ts')).toContain('server/drones/')
    expect(importBreach('domain/catalogue/pricing.ts', '../../drones/fly.ts')).toContain(
      'may not import',
    )
  })
})
