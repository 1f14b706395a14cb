// Audit entries about webhooks; they name only an address's host, because the rest may be secret.

interface Receiver {
  readonly host: string
}

export const auditWebhooks = {
  'webhook.made': ({ host }: Receiver) => `Webhook to ${host} is new`,
  'webhook.changed': ({ host }: Receiver) => `Webhook to ${host} was changed`,
  'webhook.turned_on': ({ host }: Receiver) => `Webhook to ${host} is on again`,
  'webhook.turned_off': ({ host }: Receiver) => `Webhook to ${host} is off`,
  'webhook.secret_rotated': ({ host }: Receiver) => `Webhook to ${host} has a new secret`,
  'webhook.deleted': ({ host }: Receiver) => `Webhook to ${host} was deleted`,
  'webhook.tested': ({ host }: Receiver) => `Sent a test to the webhook of ${host}`,
  'webhook.replayed': ({ host, deliveries }: Receiver & { readonly deliveries: number }) =>
    `Sent ${deliveries === 1 ? 'a delivery' : `${deliveries} deliveries`} to ${host} again`,
  'webhook.gone': ({ host }: Receiver) => `Webhook to ${host} was turned off: it answered 410 Gone`,
}
