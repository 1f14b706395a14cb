/** Capability face: notices of the payment service. */
import type { Capability } from '../../capability/capability.ts'

export const paymentWebhooks: Capability = {
  routes: async (deps) => (await import('./routes.ts')).paymentWebhookRoutes(deps),
}
