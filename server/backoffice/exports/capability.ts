/** Capability face: exports of spreadsheets. */
import type { Capability } from '../../capability/capability.ts'

export const exports: Capability = {
  routes: async (deps) => (await import('./routes.ts')).exportRoutes(deps),
  sections: { 'admin/exports': 'Console: reports and records' },
  audit: {
    'export.downloaded': ({ data: { name, from, to, count } }) => ({
      params: { name, from, to, ...(count !== undefined && { count }) },
      details: { from, to, count },
    }),
  },
}
