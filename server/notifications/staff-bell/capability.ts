/** Capability face: the bell of staff. */
import type { Capability } from '../../capability/capability.ts'
import { deleteOldStaffNotifications } from './delete-old-staff-notifications.ts'
import { staffBell as bell } from './notify-staff.ts'

export const staffBell: Capability = {
  routes: async (deps) => (await import('./routes.ts')).staffBellRoutes(deps),
  sections: { 'admin/bell': 'Console: people' },
  consumers: [bell],
  jobs: [{ name: 'forget-expired', every: '41 * * * *', run: deleteOldStaffNotifications }],
}
