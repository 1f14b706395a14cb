/** Capability face: proposals. */
import type { Capability } from '../../capability/capability.ts'
import { endUnansweredProposals } from './end-unanswered-proposals.ts'
import { proposalNotifications } from './notify-of-proposals.ts'
import { proposalData } from './personal-data.ts'

export const proposals: Capability = {
  routes: async (deps) => (await import('./routes.ts')).proposalRoutes(deps),
  consumers: [proposalNotifications],
  jobs: [{ name: 'end-unanswered', every: '* * * * *', run: endUnansweredProposals }],
  personalData: [proposalData],
}
