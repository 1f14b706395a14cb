/** Staff's call about the nightly backup. */
import * as z from 'zod/mini'
import { defineCall } from '../base/call.ts'
import { instant } from '../base/fields.ts'

const nightlyBackup = z.object({
  /** Whether the operator named a folder for backups. */
  isOn: z.boolean(),
  /** The newest one. */
  last: z.nullable(
    z.object({
      madeAt: instant,
      file: z.string(),
      bytes: z.number(),
      /** What came of restoring it into a scratch database; null until that is done. */
      rehearsal: z.nullable(
        z.object({
          at: instant,
          /** How many things were wrong in it; null where it could not be restored. */
          wrong: z.nullable(z.number()),
          /** The first of them, or why it could not be restored: for people who look after the server. */
          findings: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** When the newest backup was made that was restored without anything wrong; null where none was. */
  restorableAsOf: z.nullable(instant),
  /** What went wrong the last time; null when nothing did. */
  failure: z.nullable(z.object({ at: instant, message: z.string() })),
  /** None was made for longer than a night, whatever the reason. */
  isLate: z.boolean(),
})
export type NightlyBackup = z.output<typeof nightlyBackup>

export const readNightlyBackup = defineCall({
  method: 'GET',
  path: '/api/admin/backup/nightly',
  summary:
    'When the last nightly backup was made, as of when one can be restored, and what went wrong',
  access: { permission: 'backups' },
  answers: { 200: nightlyBackup },
})
