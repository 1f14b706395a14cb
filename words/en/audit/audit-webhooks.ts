// Audit entries about webhooks; they name only an address's host, because the rest may be secret.

interface Receiver {
  readonly host: string
}

export const auditWebhooks = {
  'webhook.made': ({ host }: Receiver) => `Added a webhook to ${host}`,
  'webhook.changed': ({ host }: Receiver) => `Changed the webhook to ${host}`,
  'webhook.turned_on': ({ host }: Receiver) => `Turned on the webhook to ${host} again`,
  'webhook.turned_off': ({ host }: Receiver) => `Turned off the webhook to ${host}`,
  'webhook.secret_rotated': ({ host }: Receiver) => `Gave the webhook to ${host} a new secret`,
  'webhook.deleted': ({ host }: Receiver) => `Deleted the webhook to ${host}`,
  'webhook.tested': ({ host }: Receiver) => `Sent a test to the webhook to ${host}`,
  'webhook.replayed': ({ host, deliveries }: Receiver & { readonly deliveries: number }) =>
    `Sent ${deliveries === 1 ? 'a delivery' : `${deliveries} deliveries`} to ${host} again`,
  'webhook.gone': ({ host }: Receiver) => `Webhook to ${host} was turned off: it answered 410 Gone`,
}
