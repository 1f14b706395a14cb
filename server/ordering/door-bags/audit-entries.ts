/** Audit entries for bags that riders took along. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

export const doorBagAudit: AuditEntries = {
  'run.door_bag_kept': ({ data: { number, bagId, riderId, problem } }) => ({
    params: { number },
    details: { bagId, riderId, problem },
  }),
  'run.door_bag_decided': ({ data: { number, bagId, riderId, choice } }) => ({
    params: { number, choice },
    details: { bagId, riderId },
  }),
}
