// Allowed imports between the web app's folders.
import { describe, expect, test } from 'vitest'
import { importBreach } from './import-breach.ts'

const HOME = 'web/screens/public/home/screen.tsx'

const allowed: [from: string, specifier: string][] = [
  [HOME, './hero.tsx'],
  [HOME, 'react'],
  [HOME, '#contract/orders/orders.ts'],
  [HOME, '../../../features/orders/price-table.tsx'],
  [HOME, '#web/lib/session.tsx'],
  [HOME, '#web/illustrations/clothesline.tsx'],
  ['web/screens/public/help/chat/chat-panel.tsx', '../live-chat.tsx'],
  ['web/app/console/console-pages.ts', '#web/screens/console/run-sheet/screen.tsx'],
  ['web/app/root.tsx', '../ui/button.tsx'],
  ['web/features/orders/price/price-table.tsx', '../../ui/button.tsx'],
  ['web/features/orders/price/price-table.tsx', '../club/club-cover.ts'],
  ['web/lib/laundry-time.ts', './business.ts'],
  ['web/lib/laundry-time.ts', '#domain/dates.ts'],
  ['web/ui/dialog.tsx', './button.tsx'],
  ['web/ui/fields/typed-number.ts', '#domain/base/pasted.ts'],
  ['web/ui/dialog.tsx', '#web/lib/words.ts'],
  ['web/ui/dialog.tsx', '#words/en/base/controls.ts'],
  ['web/ui/dialog.tsx', './paper.css'],
  ['web/ui/dialog.test.ts', '#web/screens/public/home/screen.tsx'],
]

const forbidden: [from: string, specifier: string, says: string][] = [
  [HOME, '../services/price-list.tsx', 'may not import another screen'],
  [HOME, '#web/screens/account/login/screen.tsx', 'may not import another screen'],
  ['web/screens/console/drones/screen.tsx', '../../public/home/hero.tsx', 'another screen'],
  [HOME, '#web/app/layout/logo.tsx', 'web/screens/ may not know web/app/'],
  ['web/features/orders/order-card.tsx', `#${HOME}`, 'web/features/ may not know web/screens/'],
  [
    'web/lib/queries/query-client.ts',
    '../../ui/toast.tsx',
    'nothing of web/ but itself: no web/ui/',
  ],
  ['web/lib/api.ts', '../features/orders/order-cost.ts', 'no web/features/'],
  ['web/illustrations/scenes.tsx', '#web/lib/site.ts', 'no web/lib/'],
  ['web/ui/button.tsx', '../features/orders/order-card.tsx', 'knows no laundry'],
  ['web/ui/button.tsx', '#domain/base/money.ts', 'knows no laundry'],
  ['web/ui/button.tsx', '../lib/api.ts', 'knows no laundry'],
  ['web/ui/button.tsx', '#words/en/orders/console/order-list.ts', 'knows no laundry'],
  ['web/drones/fly.ts', './land.ts', 'where web/drones stands'],
  ['web/lib/fly.ts', '../land.ts', 'where web/land.ts stands'],
]

describe('the order of the web app’s folders', () => {
  test.for(allowed)('allows %s to import %s', ([from, specifier]) => {
    expect(importBreach(from, specifier)).toBeNull()
  })

  test.for(forbidden)('refuses %s an import of %s', ([from, specifier, says]) => {
    expect(importBreach(from, specifier)).toContain(says)
  })
})
