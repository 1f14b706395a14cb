/** Capability face: webhooks. */
import type { Capability } from '../../capability/capability.ts'
import { webhookAudit } from './audit-entries.ts'
import { sendDueWebhooks, sendWebhooks } from './deliver-webhooks.ts'
import { webhookMails } from './mail-of-webhooks.ts'
import { webhookDeliveries } from './queue-deliveries.ts'

export const webhooks: Capability = {
  routes: async (deps) => (await import('./routes.ts')).webhookRoutes(deps),
  sections: { 'admin/webhooks': 'Console: settings' },
  consumers: [webhookDeliveries, webhookMails],
  audit: webhookAudit,
  jobs: [
    { name: 'deliver-webhook', batch: 20, run: sendWebhooks },
    { name: 'send-due-webhooks', every: '* * * * *', run: sendDueWebhooks },
  ],
}
