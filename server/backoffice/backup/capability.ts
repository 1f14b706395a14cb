/** Backups. */
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
      runsAtStart: true,
    },
  ],
}
