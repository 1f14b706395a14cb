/** API calls about webhooks. */
import * as calls from '#contract/webhooks/webhooks.ts'
import { notFound } from '../../http/answers/not-found.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { listDeliveries } from './delivery-store.ts'
import { replayDeliveries, sendTestDelivery } from './replay.ts'
import {
  changeWebhook,
  deleteWebhook,
  createWebhook,
  rotateSecret,
  switchWebhook,
} from './save-webhook.ts'
import { selectEndpoints } from './store.ts'
import { deliveryView, webhookView } from './view.ts'

export function webhookRoutes(deps: Deps): Route[] {
  const { db, clock, events } = deps

  async function webhookOf(id: string): Promise<calls.Webhook> {
    const [row] = await selectEndpoints(db, id)
    if (!row) throw notFound('webhook')
    return webhookView(row, clock())
  }

  return [
    route(calls.listWebhooks, async () => {
      await events.settled()
      return (await selectEndpoints(db)).map((row) => webhookView(row, clock()))
    }),
    route(calls.makeWebhook, async ({ body, person }) => {
      const { id, secret } = await createWebhook(deps, person, body)
      return new Answer({ ...(await webhookOf(id)), secret }, { status: 201 })
    }),
    route(calls.changeWebhook, async ({ params, body, person }) => {
      await changeWebhook(deps, person, params.webhookId, body)
      return webhookOf(params.webhookId)
    }),
    route(calls.switchWebhook, async ({ params, body, person }) => {
      await switchWebhook(deps, person, params.webhookId, body.enabled)
      return webhookOf(params.webhookId)
    }),
    route(calls.rotateWebhookSecret, async ({ params, person }) => {
      const secret = await rotateSecret(deps, person, params.webhookId)
      return { ...(await webhookOf(params.webhookId)), secret }
    }),
    route(calls.deleteWebhook, async ({ params, person }) => {
      await deleteWebhook(deps, person, params.webhookId)
      return { success: true as const }
    }),
    route(calls.testWebhook, async ({ params, person }) => {
      const delivery = await sendTestDelivery(deps, person, params.webhookId)
      return new Answer(deliveryView(delivery), { status: 201 })
    }),
    route(calls.listWebhookDeliveries, async ({ params, query, request }) => {
      await events.settled()
      const { webhookId } = params
      await webhookOf(webhookId)
      const { limit = DEFAULT_LIMIT } = query
      const rows = await listDeliveries(db, webhookId, { ...query, limit })
      return pageAnswer(request, rows.map(deliveryView), limit, ({ _id }) => _id)
    }),
    route(calls.replayWebhookDelivery, async ({ params, person }) => {
      const { webhookId, deliveryId } = params
      const [delivery] = await replayDeliveries(deps, person, webhookId, { id: deliveryId })
      return deliveryView(delivery!)
    }),
    route(calls.replayFailedDeliveries, async ({ params, body, person }) => {
      const failedSince = new Date(body.since)
      const { length } = await replayDeliveries(deps, person, params.webhookId, { failedSince })
      return { replayed: length }
    }),
  ]
}
