/** What the audit log says of garments that staff change for customers; what customers do themselves is not in it. */
import type { AuditWords } from '../../audit/audit-consumer.ts'

export const garmentAudit: AuditWords = {
  'garment.added': ({ actor, data: { userId } }) =>
    actor === userId
      ? null
      : {
          subject: { type: 'customer', id: userId },
          summary: 'Added a garment to a customer’s wardrobe',
        },
  'garment.changed': ({ actor, data: { userId, fields } }) =>
    actor === userId ? null : { summary: 'Changed a garment of a customer', details: { fields } },
  'garment.deleted': ({ actor, data: { userId } }) =>
    actor === userId ? null : { summary: 'Deleted a garment of a customer' },
}
