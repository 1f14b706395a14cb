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
    () => import('./screens/admin-dashboard/admin-dashboard.tsx'),
  ),
  page('/admin/orders/:id', 'Order', () => import('./screens/admin-order/admin-order.tsx')),
  page('/admin/outbox', 'Outbox', () => import('./screens/admin-outbox/admin-outbox.tsx')),
  page('/admin/exports', 'Exports', () => import('./screens/admin-exports/admin-exports.tsx')),
  page('/admin/today', 'Run sheet', () => import('./screens/admin-today/admin-today.tsx')),
  page(
    '/admin/customers',
    'Customers',
    () => import('./screens/admin-customers/admin-customers.tsx'),
  ),
  page(
    '/admin/customers/:id',
    'Customer',
    () => import('./screens/admin-customer/admin-customer.tsx'),
  ),
  page(
    '/admin/help-desk',
    'Help desk',
    () => import('./screens/admin-help-desk/admin-help-desk.tsx'),
  ),
  page(
    '/admin/catalogue',
    'Catalogue',
    () => import('./screens/admin-catalogue/admin-catalogue.tsx'),
  ),
  page('/admin/settings', 'Settings', () => import('./screens/admin-settings/admin-settings.tsx')),
  page(
    '/admin/audit-log',
    'Audit log',
    () => import('./screens/admin-audit-log/admin-audit-log.tsx'),
  ),
]
