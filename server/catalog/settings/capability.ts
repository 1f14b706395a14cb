/** Capability face: settings, prices and dates, as staff change them. */
import type { Capability } from '../../capability/capability.ts'
import { catalogAudit } from './audit-entries.ts'

export const settings: Capability = {
  routes: async (deps) => (await import('./routes.ts')).settingsRoutes(deps),
  sections: {
    'admin/catalogue': 'Console: prices',
    'admin/upcoming-prices': 'Console: prices',
    'admin/plans': 'Console: prices',
    'admin/services': 'Console: prices',
    'admin/express-fee': 'Console: prices',
    'admin/bags': 'Console: prices',
    'admin/settings': 'Console: settings',
    'admin/areas': 'Console: settings',
    'admin/days': 'Console: settings',
  },
  audit: catalogAudit,
}
