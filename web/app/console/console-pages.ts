// Every page of the staff's console: its address, its title and its code, which only staff load.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface ConsolePage {
  /** A pattern of React Router. */
  path: string
  title: string
  Page: LazyExoticComponent<ComponentType>
}

type Loaded = Promise<{ default: ComponentType }>

const page = (path: string, title: string, load: () => Loaded): ConsolePage => ({
  path,
  title,
  Page: lazy(load),
})

export const CONSOLE_PAGES: readonly ConsolePage[] = [
  page(
    '/admin/dashboard',
    'Admin dashboard',
    () => import('#web/screens/console/dashboard/screen.tsx'),
  ),
  page('/admin/orders/new', 'New order', () => import('#web/screens/console/new-order/screen.tsx')),
  page('/admin/orders/:id/slip', 'Slip', () => import('#web/screens/console/slip/screen.tsx')),
  page('/admin/orders/:id', 'Order', () => import('#web/screens/console/order/screen.tsx')),
  page('/admin/outbox', 'Outbox', () => import('#web/screens/console/outbox/screen.tsx')),
  page('/admin/exports', 'Exports', () => import('#web/screens/console/exports/screen.tsx')),
  page('/admin/today', 'Run sheet', () => import('#web/screens/console/run-sheet/screen.tsx')),
  page('/admin/customers', 'Customers', () => import('#web/screens/console/customers/screen.tsx')),
  page(
    '/admin/customers/:id',
    'Customer',
    () => import('#web/screens/console/customer/screen.tsx'),
  ),
  page('/admin/help-desk', 'Help desk', () => import('#web/screens/console/help-desk/screen.tsx')),
  page('/admin/catalogue', 'Catalogue', () => import('#web/screens/console/catalogue/screen.tsx')),
  page('/admin/settings', 'Settings', () => import('#web/screens/console/settings/screen.tsx')),
  page('/admin/audit-log', 'Audit log', () => import('#web/screens/console/audit-log/screen.tsx')),
]
