/** Capability face: rehearsals of restores. */
import type { Capability } from '../../capability/capability.ts'
import { rehearseNightlyBackup } from './rehearse-nightly-backup.ts'
import type { Rehearsal } from './rehearse-backup.ts'

/** @param rehearseApart rehearses a file beside this process */
export const rehearsal = (
  rehearseApart: (file: string, dataDir: string) => Promise<Rehearsal>,
): Capability => ({
  jobs: [
    {
      name: 'rehearse-restore',
      every: '*/10 * * * *',
      run: (deps) => rehearseNightlyBackup(deps, rehearseApart),
      isNeeded: ({ backups }) => backups !== null,
    },
  ],
})
