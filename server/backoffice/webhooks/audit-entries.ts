/** Audit entries for webhooks. */
import type { AuditEntries } from '../../capability/audit-entries.ts'

const byHost = ({ data: { host } }: { data: { host: string } }) => ({ params: { host } })

export const webhookAudit: AuditEntries = {
  'webhook.made': byHost,
  'webhook.changed': byHost,
  'webhook.turned_on': byHost,
  'webhook.turned_off': byHost,
  'webhook.secret_rotated': byHost,
  'webhook.deleted': byHost,
  'webhook.tested': byHost,
  'webhook.replayed': ({ data: { host, deliveries } }) => ({ params: { host, deliveries } }),
  'webhook.gone': byHost,
}
