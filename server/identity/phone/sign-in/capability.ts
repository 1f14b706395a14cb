/** Capability face: signing in by phone. */
import type { Capability } from '../../../capability/capability.ts'
import { sendSignInCodes } from './send-sign-in-codes.ts'

export const phoneSignIn: Capability = {
  routes: async (deps) => (await import('./routes.ts')).phoneSignInRoutes(deps),
  jobs: [{ name: 'text-sign-in-code', batch: 10, run: sendSignInCodes }],
}
