/** Capability face: profiles, addresses and saved cards. */
import type { Capability } from '../../capability/capability.ts'
import { profileAudit } from './audit-entries.ts'
import { removeDetachedCards } from './remove-detached-cards.ts'
import { profileData } from './personal-data.ts'

export const profile: Capability = {
  routes: async (deps) => (await import('./routes.ts')).profileRoutes(deps),
  sections: { users: 'Accounts' },
  audit: profileAudit,
  jobs: [{ name: 'forget-cards', every: '23 * * * *', run: removeDetachedCards }],
  personalData: [profileData],
}
