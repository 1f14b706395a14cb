/** The API call that receives payment services' webhook events. */
import { paymentWebhook } from '#contract/payments/payments.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { receiveWebhookEvent } from './receive-webhook-event.ts'

export function paymentWebhookRoutes(deps: Deps): Route[] {
  return [
    route(paymentWebhook, async ({ params, request }) => {
      const body = typeof request.body === 'string' ? request.body : ''
      await receiveWebhookEvent(deps, params.provider, body, request.headers)
      return { received: true as const }
    }),
  ]
}
