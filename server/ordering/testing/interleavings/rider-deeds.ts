/** What a rider does, at doors without a line and when the phone has one. */
import { randomUUID } from 'node:crypto'
import { handInCash, readOwnCash } from '#contract/cash/cash.ts'
import { readDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { ownRun, type OwnStop } from '#contract/run-sheet/own-run.ts'
import { undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { failureReasonsOf } from '#domain/run-sheet/failed-visit.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import type { Dice } from './dice.ts'
import type { RiderName } from './plan.ts'
import { sendFirstVisit, sendForColleague } from './send-visit.ts'
import { ask, type KeptVisit, type World } from './world.ts'

type RiderDeed = (world: World, by: RiderName, dice: Dice) => Promise<void>

export const DO_AS_RIDER: Record<string, RiderDeed> = {
  look: lookAtRun,

  async pickUp(world, by, dice) {
    const stop = chooseStop(world, by, dice, 'pickup')
    if (!stop) return
    const said: KeptVisit['said'] = { note: dice.percent(30) ? 'Two bags' : '' }
    if (dice.percent(70)) said['bags'] = dice.between(1, 3)
    const paid = dice.percent(20) ? moneyAtDoor(stop, dice) : null
    keep(world, by, stop, { said, cash: paid, photo: false })
  },

  async deliver(world, by, dice) {
    const stop = chooseStop(world, by, dice, 'delivery')
    if (!stop) return
    const proof = await chooseProof(world, stop.orderId, dice)
    if (dice.percent(50)) proof.said['reason'] = 'They wanted it now'
    keep(world, by, stop, {
      said: proof.said,
      cash: dice.percent(70) ? moneyAtDoor(stop, dice) : null,
      photo: proof.photo,
    })
  },

  async failVisit(world, by, dice) {
    const kind = dice.pick(['pickup', 'delivery'] as const)!
    const stop = chooseStop(world, by, dice, kind)
    if (!stop) return
    const failureReason = dice.pick(failureReasonsOf(kind))!
    const said = { note: 'Nobody opened', failureReason }
    keep(world, by, stop, { said, cash: null, photo: false, broughtBack: true })
  },

  async takeBackUnsent(world, by) {
    world.phones[by].queue.pop()
  },

  async send(world, by, dice) {
    const { queue } = world.phones[by]
    for (let left = dice.between(1, 3); left > 0 && queue.length > 0; left -= 1) {
      const isLost = dice.percent(20)
      await sendFirstVisit(world, by, { isLost })
      if (isLost) return
    }
    if (dice.percent(60)) await lookAtRun(world, by)
  },

  /** The colleague's phone keeps it, and may send it as well. */
  async handInForColleague(world, by) {
    await sendForColleague(world, by, by === 'ravi' ? 'sunil' : 'ravi')
  },

  async undo(world, by, dice) {
    const done = world.phones[by].run.filter(({ undoable }) => undoable !== null)
    const id = dice.pick(done)?.undoable
    if (id) await ask(world, by, undoCompletion, { params: { id } })
  },

  async handIn(world, by, dice) {
    // The app hands in only once all is sent; some do it all the same.
    if (world.phones[by].queue.length > 0 && dice.percent(70)) return
    const { status, body } = await ask(world, by, readOwnCash, {})
    if (status !== 200 || body.toHandIn <= 0) return
    const isLess = dice.percent(20) && body.toHandIn > 10
    const amount = isLess ? body.toHandIn - 10 : body.toHandIn
    const input = { amount, expected: body.toHandIn, ...(isLess && { reason: 'A note was torn' }) }
    await ask(world, by, handInCash, { body: input })
  },
}

async function lookAtRun(world: World, by: RiderName): Promise<void> {
  const { status, body } = await ask(world, by, ownRun, {})
  if (status === 200) world.phones[by].run = body.stops
}

/** A stop as the phone knows it, mostly one that isn't made; now and then one that is. */
function chooseStop(world: World, by: RiderName, dice: Dice, kind: StopKind): OwnStop | undefined {
  const stops = world.phones[by].run.filter((stop) => stop.kind === kind)
  const waiting = stops.filter(({ done }) => !done)
  return dice.pick(waiting.length > 0 && dice.percent(90) ? waiting : stops)
}

function keep(
  world: World,
  by: RiderName,
  { orderId, kind }: OwnStop,
  visit: Pick<KeptVisit, 'said' | 'cash' | 'photo'> & { broughtBack?: boolean },
): void {
  const { queue, clockOffMs } = world.phones[by]
  const at = new Date(world.nowMs + clockOffMs).toISOString()
  const key = randomUUID()
  world.marked.add(key)
  queue.push({ key, orderId, kind, broughtBack: false, at, ...visit })
}

/** What is taken: the sum on the phone, less, more, or a sum where nothing is due. */
function moneyAtDoor({ due }: OwnStop, dice: Dice): KeptVisit['cash'] {
  const method = dice.percent(80) ? 'cash' : 'upi'
  const sum = dice.pick([due, due, due, due, due - 10, due + 20, Math.round(due / 2)])!
  return sum > 0 ? { method, amount: sum } : null
}

async function chooseProof(
  world: World,
  orderId: string,
  dice: Dice,
): Promise<{ said: KeptVisit['said']; photo: boolean }> {
  const way = dice.pick(['code', 'code', 'wrong', 'guard', 'photo', 'none'] as const)
  if (way === 'none') return { said: {}, photo: false }
  if (way === 'photo') return { said: { takenBy: 'customer' }, photo: true }
  if (way === 'guard') return { said: { takenBy: 'guard', takenName: 'Ramesh' }, photo: true }
  const { body } = await ask(world, 'customer', readDeliveryCode, { params: { orderId } })
  const code = body?.code ?? '1234'
  const said = way === 'code' ? code : String((Number(code) + 1) % 10_000).padStart(4, '0')
  return { said: { code: said }, photo: false }
}
