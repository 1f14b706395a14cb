/** Capability face: garments. */
import type { Capability } from '../../capability/capability.ts'
import { garmentAudit } from './audit-entries.ts'
import { garmentData } from './personal-data.ts'
import { removeStrayPictures } from './remove-stray-pictures.ts'

export const garments: Capability = {
  routes: async (deps) => (await import('./routes.ts')).garmentRoutes(deps),
  sections: { garments: 'Wardrobe', pictures: 'Wardrobe' },
  audit: garmentAudit,
  jobs: [{ name: 'remove-pictures', every: '*/10 * * * *', run: removeStrayPictures }],
  personalData: [garmentData],
}
