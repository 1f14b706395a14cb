// All pages of the console: address, title and code, which only staff load.
import type { ReactNode } from 'react'
import type { Permission } from '#domain/people/permissions.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export interface ConsolePage {
  /** A pattern of React Router. */
  path: string
  title: string
  /** What somebody needs to open it. */
  needs: Permission
  Page: () => ReactNode
}

type Loaded = Promise<{ default: () => ReactNode }>

const page = (path: string, title: string, needs: Permission, load: () => Loaded): ConsolePage => ({
  path,
  title,
  needs,
  Page: lazyPart<object>(load) as () => ReactNode,
})

export const CONSOLE_PAGES: readonly ConsolePage[] = [
  page('/admin/now', 'Now', 'orders', () => import('#web/screens/console/now/screen.tsx')),
  page(
    '/admin/dashboard',
    'Admin dashboard',
    'orders',
    () => import('#web/screens/console/dashboard/screen.tsx'),
  ),
  page(
    '/admin/orders/new',
    'New order',
    'orders',
    () => import('#web/screens/console/new-order/screen.tsx'),
  ),
  page(
    '/admin/orders/:id/slip',
    'Slip',
    'orders',
    () => import('#web/screens/console/slip/screen.tsx'),
  ),
  page(
    '/admin/orders/:id',
    'Order',
    'orders',
    () => import('#web/screens/console/order/screen.tsx'),
  ),
  page(
    '/admin/outbox',
    'Outbox',
    'settings',
    () => import('#web/screens/console/outbox/screen.tsx'),
  ),
  page(
    '/admin/outbox/month',
    'Messages',
    'settings',
    () => import('#web/screens/console/message-month/screen.tsx'),
  ),
  page(
    '/admin/outbox/texts',
    'Approved texts',
    'settings',
    () => import('#web/screens/console/approved-texts/screen.tsx'),
  ),
  page(
    '/admin/reports',
    'Reports',
    'reports',
    () => import('#web/screens/console/reports/screen.tsx'),
  ),
  page(
    '/admin/exports',
    'Exports',
    'reports',
    () => import('#web/screens/console/exports/screen.tsx'),
  ),
  page(
    '/admin/today',
    'Run sheet',
    'own-run',
    () => import('#web/screens/console/run-sheet/screen.tsx'),
  ),
  page(
    '/admin/board',
    'Board',
    'see-run',
    () => import('#web/screens/console/run-board/screen.tsx'),
  ),
  page('/admin/cash', 'Cash', 'money-in', () => import('#web/screens/console/cash/screen.tsx')),
  page('/admin/plant', 'Plant', 'intake', () => import('#web/screens/console/plant/screen.tsx')),
  page(
    '/admin/clothes',
    'Clothes',
    'intake',
    () => import('#web/screens/console/clothes/screen.tsx'),
  ),
  page(
    '/admin/clothes/:id',
    'Clothes',
    'intake',
    () => import('#web/screens/console/clothes/screen.tsx'),
  ),
  page(
    '/admin/places',
    'Where things are',
    'intake',
    () => import('#web/screens/console/places/screen.tsx'),
  ),
  page(
    '/admin/vendors',
    'Outside laundries',
    'intake',
    () => import('#web/screens/console/outside-laundries/screen.tsx'),
  ),
  page(
    '/admin/lost-and-found',
    'Lost and found',
    'intake',
    () => import('#web/screens/console/lost-and-found/screen.tsx'),
  ),
  page(
    '/admin/customers',
    'Customers',
    'customers',
    () => import('#web/screens/console/customers/screen.tsx'),
  ),
  page(
    '/admin/customers/:id',
    'Customer',
    'customers',
    () => import('#web/screens/console/customer/screen.tsx'),
  ),
  page(
    '/admin/companies',
    'Companies',
    'customers',
    () => import('#web/screens/console/companies/screen.tsx'),
  ),
  page(
    '/admin/companies/:id',
    'Company',
    'customers',
    () => import('#web/screens/console/company/screen.tsx'),
  ),
  page(
    '/admin/help-desk',
    'Help desk',
    'help-desk',
    () => import('#web/screens/console/help-desk/screen.tsx'),
  ),
  page(
    '/admin/claims',
    'Claims',
    'help-desk',
    () => import('#web/screens/console/claims/screen.tsx'),
  ),
  page(
    '/admin/claims/:id',
    'Claim',
    'help-desk',
    () => import('#web/screens/console/claim/screen.tsx'),
  ),
  page(
    '/admin/catalogue',
    'Catalogue',
    'prices',
    () => import('#web/screens/console/catalogue/screen.tsx'),
  ),
  page(
    '/admin/settings',
    'Settings',
    'settings',
    () => import('#web/screens/console/settings/screen.tsx'),
  ),
  page('/admin/people', 'People', 'people', () => import('#web/screens/console/people/screen.tsx')),
  page(
    '/admin/audit-log',
    'Audit log',
    'people',
    () => import('#web/screens/console/audit-log/screen.tsx'),
  ),
]
