/** Staff's calls about webhooks: receivers, their responses, and resending. */
import * as z from 'zod/mini'
import { cleanText } from '#domain/base/pasted.ts'
import { WEBHOOK_TYPES } from '#domain/messages/webhook-messages.ts'
import { OFF_REASONS } from '#domain/messages/webhooks.ts'
import {
  badDeliveryState,
  badUrl,
  badWebhookType,
  enabledNeeded,
  sinceNeeded,
  urlNeeded,
  urlTooLong,
  webhookTypesNeeded,
} from '#words/en/fields/webhooks.ts'
import * as names from '#words/en/fields/names.ts'
import { defineCall } from '../base/call.ts'
import { id, instant, oneLineField, pageQuery } from '../base/fields.ts'

/** Not by keys: a receiver would go on hearing what the key was no longer permitted, or was revoked from. */
const access = { permission: 'settings', apiKeys: false } as const
const WEBHOOKS = '/api/admin/webhooks'
const ONE = `${WEBHOOKS}/:webhookId` as const
const oneWebhook = z.object({ webhookId: id })

/** http is refused later, unless the operator allows it. */
const url = z
  .string({ error: urlNeeded })
  .check(
    z.overwrite(cleanText),
    z.minLength(1, { error: urlNeeded }),
    z.maxLength(1000, { error: urlTooLong }),
    z.refine(isSendable, { error: badUrl }),
  )

function isSendable(text: string): boolean {
  const parsed = URL.parse(text)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false
  return parsed.username === '' && parsed.password === '' && parsed.hostname !== ''
}

export const webhookInput = z.object({
  url,
  /** What it is for. */
  description: oneLineField(names.description, 200, 0),
  /** Empty for every type, those of later versions too. */
  types: z
    .array(z.enum(WEBHOOK_TYPES, { error: badWebhookType }), { error: webhookTypesNeeded })
    .check(z.maxLength(WEBHOOK_TYPES.length)),
})
export type WebhookInput = z.output<typeof webhookInput>

export const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  description: z.string(),
  types: z.array(z.string()),
  /** Why nothing is sent to it; null while it is on. `gone`: it answered 410. */
  offBecause: z.nullable(z.enum(OFF_REASONS)),
  /** Until when the secret before signs too; null where there is none. */
  oldSecretUntil: z.nullable(instant),
  createdAt: instant,
  /** Deliveries of the last 30 days that wait for another try, and that had none that went well. */
  waiting: z.number(),
  failed: z.number(),
})
export type Webhook = z.output<typeof webhook>

const webhookWithSecret = z.extend(webhook, {
  /** Shown this once: `whsec_` and 32 bytes in base64. */
  secret: z.string(),
})

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
const deliveryState = z.enum(DELIVERY_STATES, { error: badDeliveryState })

export const webhookDelivery = z.object({
  _id: z.string(),
  /** The header `webhook-id`: the same in every try and every replay. */
  messageId: z.string(),
  type: z.string(),
  /** What is sent, as JSON. */
  body: z.string(),
  state: deliveryState,
  createdAt: instant,
  nextTryAt: z.nullable(instant),
  /** The newest last. */
  attempts: z.array(
    z.object({
      at: instant,
      /** Of the answer; null where there was none. */
      status: z.nullable(z.number()),
      /** Why there was none: a code such as ECONNREFUSED. */
      error: z.nullable(z.string()),
    }),
  ),
})
export type WebhookDelivery = z.output<typeof webhookDelivery>

export const listWebhooks = defineCall({
  method: 'GET',
  path: WEBHOOKS,
  summary: 'Every webhook, the newest first',
  access,
  answers: { 200: z.array(webhook) },
})

export const makeWebhook = defineCall({
  method: 'POST',
  path: WEBHOOKS,
  summary: 'Make a webhook; the answer alone has its secret',
  access,
  body: webhookInput,
  answers: { 201: webhookWithSecret },
  errors: ['too_many_saved'],
})

export const changeWebhook = defineCall({
  method: 'PUT',
  path: ONE,
  summary: 'Change where a webhook is sent, what it is for and which types it gets',
  access,
  params: oneWebhook,
  body: webhookInput,
  answers: { 200: webhook },
  errors: ['not_found'],
})

export const switchWebhook = defineCall({
  method: 'PUT',
  path: `${ONE}/enabled`,
  summary: 'Turn a webhook off, or on again; what happens while it is off is never sent to it',
  access,
  params: oneWebhook,
  body: z.object({ enabled: z.boolean({ error: enabledNeeded }) }),
  answers: { 200: webhook },
  errors: ['not_found'],
})

export const rotateWebhookSecret = defineCall({
  method: 'POST',
  path: `${ONE}/secret`,
  summary: 'Give a webhook a new secret; the one before signs too for 24 hours',
  access,
  params: oneWebhook,
  answers: { 200: webhookWithSecret },
  errors: ['not_found'],
})

export const deleteWebhook = defineCall({
  method: 'DELETE',
  path: ONE,
  changes: ['admin/webhook-deliveries', 'admin/webhooks'],
  summary: 'Delete a webhook and its deliveries',
  access,
  params: oneWebhook,
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['not_found'],
})

export const testWebhook = defineCall({
  method: 'POST',
  path: `${ONE}/test`,
  changes: ['admin/webhook-deliveries', 'admin/webhooks'],
  summary: 'Send a webhook a message of the type webhook.test',
  access,
  params: oneWebhook,
  answers: { 201: webhookDelivery },
  errors: ['not_found', 'no_longer_changeable'],
  limit: { minute: 20 },
})

export const listWebhookDeliveries = defineCall({
  method: 'GET',
  path: `${ONE}/deliveries`,
  summary: 'What was sent to a webhook in the last 30 days, newest first',
  access,
  params: oneWebhook,
  query: z.object({ ...pageQuery, state: z.optional(deliveryState) }),
  answers: { 200: z.array(webhookDelivery) },
  errors: ['not_found'],
})

export const replayWebhookDelivery = defineCall({
  method: 'POST',
  path: `${ONE}/deliveries/:deliveryId/replay`,
  changes: ['admin/webhook-deliveries', 'admin/webhooks'],
  summary: 'Send a delivery again, with the same webhook-id and all of its tries before it',
  access,
  params: z.object({ webhookId: id, deliveryId: id }),
  answers: { 200: webhookDelivery },
  errors: ['not_found', 'no_longer_changeable'],
})

export const replayFailedDeliveries = defineCall({
  method: 'POST',
  path: `${ONE}/replay`,
  changes: ['admin/webhook-deliveries', 'admin/webhooks'],
  summary: 'Send again every delivery that has failed since a moment',
  access,
  params: oneWebhook,
  body: z.object({ since: z.iso.datetime({ error: sinceNeeded }) }),
  answers: { 200: z.object({ replayed: z.number() }) },
  errors: ['not_found', 'no_longer_changeable'],
})
