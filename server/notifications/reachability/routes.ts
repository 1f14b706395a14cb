/** API calls for test messages to oneself. */
import { readReachability, sendTestMessages } from '#contract/messages/reachability.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, type Route } from '../../http/route.ts'
import { findReachability } from './find-reachability.ts'
import { queueTestMessages } from './queue-test-messages.ts'

export function reachabilityRoutes(deps: Deps): Route[] {
  return [
    route(readReachability, ({ person, words }) => findReachability(deps, person.id, words)),
    route(sendTestMessages, async ({ person, words }) => {
      await queueTestMessages(deps, person.id)
      return findReachability(deps, person.id, words)
    }),
  ]
}
