/** Webhook messages in the API's description. */
import type * as z from 'zod/mini'
import { webhookSchema } from '#contract/webhooks/webhook-messages.ts'
import { WEBHOOK_MESSAGES, WEBHOOK_TYPES } from '#domain/messages/webhook-messages.ts'
import { contractTypeName } from './contract-names.ts'
import type { ApiDescription, Operation, Parameter } from './api-description.ts'
import type { NamedSchemas } from './named-schemas.ts'

export const WEBHOOK_TAG = {
  name: 'Webhooks',
  description:
    'What the laundry sends to the addresses that staff add in the console’s settings, as Standard Webhooks 1.0 says: signed with the webhook’s secret, tried for three days, the same message perhaps twice.',
}

const HEADERS: Parameter[] = [
  ['webhook-id', 'string'],
  ['webhook-timestamp', 'integer'],
  ['webhook-signature', 'string'],
].map(([name, type]) => ({
  name: name!,
  in: 'header',
  required: true,
  schema: { type: type as 'string' | 'integer' },
}))

const SCHEMAS = new Map(WEBHOOK_TYPES.map((type) => [type, webhookSchema(type)]))

/** The schema of each message by its name as a component: `OrderPlacedWebhook`. */
export function webhookSchemas(): [name: string, schema: z.core.$ZodType][] {
  return [...SCHEMAS].map(([type, schema]) => [contractTypeName(idOf(type)), schema])
}

/** Each type of message as a call that its receiver answers. */
export function describeWebhooks(schemas: NamedSchemas): ApiDescription['webhooks'] {
  return Object.fromEntries(
    [...SCHEMAS].map(([type, schema]) => {
      const post: Operation = {
        operationId: idOf(type),
        summary: WEBHOOK_MESSAGES[type].summary,
        description: 'Sent to every webhook that wants it.',
        tags: [WEBHOOK_TAG.name],
        security: [],
        parameters: HEADERS,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemas.answered(schema) } },
        },
        responses: {
          '2XX': { description: 'It is taken' },
          410: { description: 'Nothing is to be sent here any more: the webhook is turned off' },
          '4XX': { description: 'It is sent again later' },
          '5XX': { description: 'It is sent again later' },
        },
      }
      return [type, { post }]
    }),
  )
}

/** "order.status_changed" is "orderStatusChangedWebhook". */
function idOf(type: string): string {
  return `${type.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())}Webhook`
}
