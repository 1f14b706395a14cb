/** Webhook secrets and signatures (Standard Webhooks 1.0). */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export function newWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/**
 * The header `webhook-signature`: one signature for each secret, with spaces between them.
 * @param seconds the header `webhook-timestamp`
 */
export function signWebhook(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`)
      return `v1,${signature.digest('base64')}`
    })
    .join(' ')
}
