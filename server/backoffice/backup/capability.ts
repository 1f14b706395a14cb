/** Capability face: backups. */
import type { Capability } from '../../capability/capability.ts'
import { backUpNightly } from './back-up-nightly.ts'

export const backup: Capability = {
  routes: async (deps) => (await import('./routes.ts')).backupRoutes(deps),
  sections: { 'admin/backup': 'Console: reports and records' },
  audit: { 'backup.downloaded': () => ({}) },
  jobs: [
    {
      name: 'back-up',
      every: '*/10 * * * *',
      run: backUpNightly,
      isNeeded: ({ backups }) => backups !== null,
      // The first backup shows at once that it works, and one that a switched-off machine missed is made up for.
      runsAtStart: true,
    },
  ],
}
