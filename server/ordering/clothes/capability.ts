/** Capability face: clothes and their chains of hand-overs. */
import type { Capability } from '../../capability/capability.ts'
import { custodyAudit } from './audit-entries.ts'
import { computeNightlyRoot } from './chain/compute-nightly-root.ts'
import { custodyData } from './personal-data.ts'
import { deleteUnusedUnitPhotos } from './pieces/add-unit-picture.ts'
import { deleteOldUnitPhotos } from './pieces/forget-photos.ts'

export const clothes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).custodyRoutes(deps),
  sections: {
    'admin/custody': 'Console: counter and plant',
    custody: 'Console: counter and plant',
  },
  audit: custodyAudit,
  jobs: [
    { name: 'remove-pictures', every: '*/10 * * * *', run: deleteUnusedUnitPhotos },
    { name: 'remove-pictures', every: '*/10 * * * *', run: deleteOldUnitPhotos },
    { name: 'root-custody', every: '*/10 * * * *', run: computeNightlyRoot },
  ],
  personalData: [custodyData],
}
