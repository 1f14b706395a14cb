/** API calls about the whole help desk: waiting work and changes. */
import { helpLive } from '#contract/help/chat.ts'
import { helpDesk, helpDeskLive } from '#contract/help/help-desk.ts'
import { visitorChatId } from '../chat/visitor-chat-id.ts'
import type { Deps } from '../../platform/deps.ts'
import { route, streamRoute, type Route } from '../../http/route.ts'
import { helpDeskStream } from './live.ts'
import { beginDeskPresence } from '../presence/presence.ts'
import { countWaitingRequests } from './store.ts'

export function helpDeskRoutes(deps: Deps): Route[] {
  return [
    route(helpDesk, () => countWaitingRequests(deps.db)),
    streamRoute(helpDeskLive, ({ person }) =>
      helpDeskStream(
        deps,
        (change) => change.kind !== 'typing' || change.by === 'customer',
        // A program that follows answers nobody.
        person.apiKey ? undefined : () => beginDeskPresence(deps),
      ),
    ),
    streamRoute(helpLive, async ({ person, request }) => {
      const chatId = person ? null : await visitorChatId(deps, request)
      return helpDeskStream(deps, (change) => {
        if (change.kind === 'typing' && change.by === 'customer') return false
        return person ? change.userId === person.id : change.id === chatId
      })
    }),
  ]
}
