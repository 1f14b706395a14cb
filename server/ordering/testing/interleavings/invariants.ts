/** What holds after every interleaving, each by a sentence, and the breaches of it. */
import { replayHandOvers } from '#domain/clothes/custody.ts'
import { WAITING, STOP_KINDS } from '#domain/run-sheet/run-sheet.ts'
import { dueDateOf, type Books, type Invariant } from './books.ts'
import { MONEY_INVARIANTS } from './money-invariants.ts'
import { RIDERS } from './plan.ts'
import type { World } from './world.ts'

const INVARIANTS: Record<string, Invariant> = {
  'each status is what its history replays to': (_, { orders, history }) =>
    orders.flatMap((order) => {
      const steps = replayOf(order, history)
      const last = steps.at(-1)?.after
      const wrong = steps.flatMap(({ entry, before }) => {
        const { event, status: next, from_status: from } = entry
        if (event === 'status' && next === before) return [`went from ${before} to ${next}`]
        if (event === 'status' && from !== null && from !== before)
          return [`went from ${from} to ${next}, but was ${before}`]
        const keeps = event === 'placed' || event === 'status' || event === 'visit_failed'
        return keeps || next === before ? [] : [`${event} says ${next}, but it was ${before}`]
      })
      if (last !== order.status) wrong.push(`is ${order.status}, its history ends in ${last}`)
      return wrong.map((words) => `${order.number} ${words}`)
    }),

  'each change of status was allowed to who made it': (_, { orders, history }) =>
    orders.flatMap((order) =>
      replayOf(order, history).flatMap(({ entry: { event, actor }, before, after }) =>
        event === 'status' &&
        actor === 'customer' &&
        !(after === 'cancelled' && before === 'pickup_scheduled')
          ? [`The customer moved ${order.number} from ${before} to ${after}`]
          : [],
      ),
    ),

  'changes of status are dated in their order': (_, { orders, history }) =>
    orders.flatMap(({ id, number }) => {
      const dates = history
        .filter(
          ({ order_id, event, takes_back }) =>
            order_id === id && event === 'status' && takes_back === null,
        )
        .map(({ at }) => at.getTime())
      return dates.some((at, index) => index > 0 && at < dates[index - 1]!)
        ? [`${number} has a change dated before the one before it`]
        : []
    }),

  'an order has a time of completion exactly while it is completed': (_, { orders }) =>
    orders.flatMap(({ number, status, completed_at: at }) =>
      (status === 'completed') === (at !== null)
        ? []
        : [`${number} is ${status}, completed ${at?.toISOString()}`],
    ),

  'each acknowledged visit is written once, or waits with its words': ({ facts }, books) =>
    facts.flatMap((fact) => {
      const of = ({ idempotency_key: key }: { idempotency_key: string }) => key === fact.key
      const written = books.completions.filter(of).length
      const late = books.late.filter(of)
      if (fact.answer === 'refused') return [`${describe(fact)} is refused: ${fact.words}`]
      if (late.some(({ outcome }) => outcome === 'applied') && written !== 1 && saysMore(fact))
        return [`${describe(fact)} was applied, and is written ${written} times`]
      // A stop that is made already keeps nothing of who says no more.
      const isKept = written + late.length > 0 || !saysMore(fact)
      return written > 1 || late.length > 1 || !isKept
        ? [`${describe(fact)} is written ${written} times, and late ${late.length} times`]
        : []
    }),

  'nothing is written that no rider marked': ({ marked }, { completions, late }) =>
    [...completions, ...late].flatMap(({ idempotency_key: key }) =>
      marked.has(key) ? [] : [`No rider marked ${key}`],
    ),

  'a refused call has a code and a sentence, and no call breaks': ({ answers }) =>
    answers.flatMap(({ deed, call, status, code, message }) => {
      if (status >= 500) return [`${call} answered ${status}: ${message} (${deed})`]
      const isSaid = (code ?? '') !== '' && /[a-z].*[.?!]/.test(message ?? '')
      return status >= 400 && !isSaid
        ? [`${call} answered ${status} ${code}: ${message} (${deed})`]
        : []
    }),

  'clothes are where their hand-overs left them': (_, { orders, units, handOvers }) =>
    orders.flatMap(({ id, number }) => {
      const contents = handOvers
        .filter(({ order_id }) => order_id === id)
        .map(({ content }) => content)
      const places = (list: readonly { number: number; place: string }[]) =>
        list.map((unit) => `${unit.number} ${unit.place}`).join(', ')
      try {
        const replayed = places(replayHandOvers(contents))
        const stored = places(units.filter(({ order_id }) => order_id === id))
        return replayed === stored
          ? []
          : [`${number} has ${stored}, its hand-overs say ${replayed}`]
      } catch (error) {
        return [`${number}: ${String(error)}`]
      }
    }),

  'no rider has clothes that are off the road': (_, books) =>
    books.clothesWithRiders.flatMap(({ order_id }) => {
      const { number, status } = books.orders.find(({ id }) => id === order_id)!
      const isOut =
        status === 'out_for_delivery' ||
        books.units.some((unit) => unit.order_id === order_id && unit.place === 'rider')
      return isOut ? [] : [`${number} is ${status}, its clothes still with a rider`]
    }),

  'an order that waits for a visit has a stop': (_, { orders, sheets, today }) =>
    orders.flatMap((order) =>
      STOP_KINDS.flatMap((kind) => {
        const handOver = kind === 'pickup' ? order.pickup_hand_over : order.delivery_hand_over
        if (handOver !== 'home' || !WAITING[kind].includes(order.status)) return []
        const has = sheets.some(
          (stop) => stop.orderId === order.id && stop.kind === kind && !stop.done,
        )
        return has ? [] : [`${order.number} has no ${kind} on ${dueDateOf(order, today)}`]
      }),
    ),

  'an assigned stop that is due is on its rider’s phone': (
    world,
    { assignments, orders, ...books },
  ) =>
    assignments.flatMap(({ order_id, kind, rider_id: riderId }) => {
      const order = orders.find(({ id }) => id === order_id)!
      const rider = RIDERS.find((name) => world.people[name].id === riderId)
      const run = rider && books.ownRuns.get(rider)
      const isDue =
        WAITING[kind].includes(order.status) && dueDateOf(order, books.today) === books.today
      if (!run || !isDue) return []
      return run.some((stop) => stop.orderId === order_id && stop.kind === kind)
        ? []
        : [`${rider} does not see the ${kind} of ${order.number}`]
    }),

  'as many places are taken as orders hold': (_, { wrongPlaces }) =>
    wrongPlaces.map(
      ({ place, id, booked, held }) => `${place} ${id} has ${booked} taken, ${held} held`,
    ),

  ...MONEY_INVARIANTS,
}

/** Every breach, by the sentence that it breaks. */
export function findBreaches(world: World, books: Books): string[] {
  return Object.entries(INVARIANTS).flatMap(([sentence, find]) =>
    find(world, books).map((breach) => `${sentence}: ${breach}`),
  )
}

/** An order's history from its first entry on, each with the status before and after it. */
function replayOf({ id }: { id: string }, history: Books['history']) {
  let status: string | null = null
  return history
    .filter(({ order_id }) => order_id === id)
    .map((entry) => {
      const before = status
      if (entry.event === 'placed' || entry.event === 'status') status = entry.status
      return { entry, before, after: status }
    })
}

type Fact = World['facts'][number]

/** Whether there is something to keep of a visit beside that it was made. */
function saysMore({ broughtBack, said, cash, photo }: Fact): boolean {
  const { note = '', bags, takenBy } = said
  return (
    broughtBack ||
    photo ||
    cash !== null ||
    note !== '' ||
    bags !== undefined ||
    takenBy !== undefined
  )
}

function describe({ by, kind, broughtBack, cash, key }: Fact): string {
  const what = broughtBack ? `failed ${kind}` : kind
  return `${by}’s ${what}${cash ? ` with ₹${cash.amount} by ${cash.method}` : ''} (${key})`
}
