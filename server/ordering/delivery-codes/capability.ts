/** Capability face: delivery codes. */
import type { Capability } from '../../capability/capability.ts'
import { deliveryCodeData } from './personal-data.ts'

export const deliveryCodes: Capability = {
  routes: async (deps) => (await import('./routes.ts')).deliveryCodeRoutes(deps),
  personalData: [deliveryCodeData],
}
