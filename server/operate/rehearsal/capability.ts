/** Capability face: rehearsals of restores. */
import type { Capability } from '../../capability/capability.ts'
import { rehearseNightly } from './rehearse-nightly.ts'
import type { Rehearsal } from './rehearse-backup.ts'

/** @param rehearseApart rehearses a file beside this process */
export const rehearsal = (
  rehearseApart: (file: string, dataDir: string) => Promise<Rehearsal>,
): Capability => ({
  jobs: [
    {
      name: 'rehearse-restore',
      every: '*/10 * * * *',
      run: (deps) => rehearseNightly(deps, rehearseApart),
      isNeeded: ({ backups }) => backups !== null,
    },
  ],
})
