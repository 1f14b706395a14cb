/** Capability face: passkeys. */
import type { Capability } from '../../capability/capability.ts'

export const passkeys: Capability = {
  routes: async (deps) => (await import('./routes.ts')).passkeyRoutes(deps),
}
