/** Capability face: claims. */
import type { Capability } from '../../capability/capability.ts'
import { claimAudit } from './audit-entries.ts'
import { deleteOldClaimPhotos } from './forget-photos.ts'
import { claimNotifications } from './notify-of-claims.ts'
import { claimData } from './personal-data.ts'

export const claims: Capability = {
  routes: async (deps) => (await import('./routes.ts')).claimRoutes(deps),
  sections: { claims: 'Help', 'admin/claims': 'Console: help desk' },
  consumers: [claimNotifications],
  audit: claimAudit,
  jobs: [{ name: 'remove-pictures', every: '*/10 * * * *', run: deleteOldClaimPhotos }],
  personalData: [claimData],
}
