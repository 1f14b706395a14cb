/** Clothes and their chains of hand-overs. */
import type { Capability } from '../../capability/capability.ts'
import { custodyAudit } from './audit-entries.ts'
import { rootCustody } from './chain/root-custody.ts'
import { custodyData } from './personal-data.ts'
import { forgetUnusedPhotos } from './pieces/add-unit-picture.ts'
import { forgetUnitPhotos } from './pieces/forget-photos.ts'

export const clothes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).custodyRoutes(deps),
  sections: {
    'admin/custody': 'Console: counter and plant',
    custody: 'Console: counter and plant',
  },
  audit: custodyAudit,
  jobs: [
    { name: 'remove-pictures', every: '*/10 * * * *', run: forgetUnusedPhotos },
    { name: 'remove-pictures', every: '*/10 * * * *', run: forgetUnitPhotos },
    { name: 'root-custody', every: '*/10 * * * *', run: rootCustody },
  ],
  personalData: [custodyData],
}
