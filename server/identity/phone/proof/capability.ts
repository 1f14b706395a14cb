/** Capability face: proofs of phone numbers. */
import type { Capability } from '../../../capability/capability.ts'
import { sendProofCodes } from './send-proof-codes.ts'

export const phoneProof: Capability = {
  routes: async (deps) => (await import('./routes.ts')).phoneRoutes(deps),
  jobs: [{ name: 'text-phone-code', batch: 10, run: sendProofCodes }],
}
