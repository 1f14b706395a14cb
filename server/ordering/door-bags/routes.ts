/** API calls for bags of no order. */
import {
  decideDoorBag as decideCall,
  listDoorBags,
  takeDoorBag as takeCall,
} from '#contract/run-sheet/door-bags.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { decideDoorBag } from './decide-door-bag.ts'
import { listOpenDoorBags } from './store.ts'
import { takeDoorBag } from './take-door-bag.ts'
import { doorBagView } from './view.ts'

export function doorBagRoutes(deps: Deps): Route[] {
  const { answers } = deps.staffWords
  return [
    route(takeCall, async ({ body, headers, request }) => {
      const { orderId, kind, markedBy, handedInFor, at, sentAt, note = '', ...said } = body
      const { number, problem } = await takeDoorBag(deps, request, {
        orderId,
        kind,
        deed: { ...said, note },
        device: { at: instantOf(at), sentAt: instantOf(sentAt) },
        markedBy,
        handedInFor,
        key: headers['idempotency-key'] ?? newId(deps.clock()),
      })
      const message =
        number === null ? answers.doorBagWaits({ problem }) : answers.doorBagTaken({ number })
      return new Answer({ message, number }, { status: 202 })
    }),
    route(listDoorBags, async () => (await listOpenDoorBags(deps.db)).map(doorBagView)),
    route(decideCall, async ({ params, body, person }) => {
      const number = await decideDoorBag(deps, person, params.id, body)
      const message =
        number === null ? answers.lateStopSetAside : answers.doorBagOrdered({ number })
      return { message, number }
    }),
  ]
}

function instantOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
