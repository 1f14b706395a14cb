/** Capability face: the run sheet. */
import type { Capability } from '../../capability/capability.ts'
import { runSheetData } from './personal-data.ts'

export const runSheet: Capability = {
  routes: async (deps) => (await import('./routes.ts')).runSheetRoutes(deps),
  sections: {
    proofs: 'Orders',
    'late-stops': 'Console: run sheet',
    'admin/run-sheet': 'Console: run sheet',
    'admin/late-stops': 'Console: run sheet',
    'admin/stop-misfits': 'Console: run sheet',
  },
  personalData: [runSheetData],
}
