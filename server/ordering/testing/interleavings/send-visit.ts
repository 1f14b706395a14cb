/** Sends what a rider's phone kept, as the app does: in order, with its key, and late where it is refused. */
import { bringBack, failPickup } from '#contract/run-sheet/bring-back.ts'
import { keepLateStop } from '#contract/run-sheet/late-stops.ts'
import { completeStop } from '#contract/run-sheet/run-sheet.ts'
import { jpegPhoto } from '../../../testing/clothes.ts'
import type { Reply } from '../../../testing/client.ts'
import { newForm } from '../../../testing/forms.ts'
import type { RiderName } from './plan.ts'
import { noteAnswer, type KeptVisit, type World } from './world.ts'

let photo: Buffer | undefined

/** What is answered where a stop isn't one's own any more: it is handed in late then. */
const NOT_OWN = [401, 403, 404]

/**
 * Sends the first visit of a queue. Refused ones are off the queue, for they never block what comes after.
 * @param options.isLost the server has it, but its answer doesn't reach the phone, which keeps it
 */
export async function sendFirstVisit(
  world: World,
  by: RiderName,
  options: { isLost: boolean },
): Promise<void> {
  const phone = world.phones[by]
  const [visit] = phone.queue
  // The page and its service worker may send at once.
  if (!visit) return
  let reply = await sendVisit(world, by, visit, callOf(visit))
  let answer: 'written' | 'late' = 'written'
  if (NOT_OWN.includes(reply.status) && !options.isLost) {
    reply = await sendVisit(world, by, visit, keepLateStop)
    answer = 'late'
  }
  if (options.isLost) return
  phone.queue = phone.queue.filter(({ key }) => key !== visit.key)
  if (world.facts.some(({ key }) => key === visit.key)) return
  const isTaken = reply.status < 300
  world.facts.push({
    ...visit,
    by,
    answer: isTaken ? answer : 'refused',
    words: reply.message ?? '',
  })
}

/** Sends what a colleague's phone keeps first: it waits for the manager, also when its rider sends it again. */
export async function sendForColleague(
  world: World,
  by: RiderName,
  colleague: RiderName,
): Promise<void> {
  const [visit] = world.phones[colleague].queue
  if (visit) await sendVisit(world, by, visit, keepLateStop, colleague)
}

function callOf({ kind, broughtBack }: KeptVisit) {
  if (!broughtBack) return completeStop
  return kind === 'pickup' ? failPickup : bringBack
}

type VisitCall = ReturnType<typeof callOf> | typeof keepLateStop

async function sendVisit(
  world: World,
  by: RiderName,
  visit: KeptVisit,
  call: VisitCall,
  markedBy = by,
): Promise<Reply<unknown>> {
  const { deed } = world
  const { orderId, kind, key } = visit
  const { headers, ...form } = await formOf(world, { by, markedBy }, visit, call)
  const reply = await world.people[by].browser.send({
    method: call.method,
    url: call.path.replace(':orderId', orderId).replace(':kind', kind),
    headers: { ...headers, 'idempotency-key': key },
    ...form,
  })
  noteAnswer(world, { ...reply, deed, by, call: `${call.method} ${call.path}` })
  return reply
}

/** The form that the app sends: when it was marked and sent by the phone's clock, by whom, and what was taken. */
async function formOf(
  world: World,
  { by, markedBy }: { by: RiderName; markedBy: RiderName },
  visit: KeptVisit,
  call: VisitCall,
) {
  const { said, cash, at, broughtBack } = visit
  const { note, ...rest } = said
  const isFailedCall = call === bringBack || call === failPickup
  const texts = {
    ...rest,
    ...(note !== undefined && (isFailedCall ? { reason: note } : { note })),
    ...(broughtBack && call === keepLateStop && { broughtBack: 'true' }),
    ...(cash && { collected: cash.method, amount: cash.amount }),
    markedBy: world.people[markedBy].id,
    ...(markedBy !== by && { handedInFor: world.people[markedBy].id }),
    at,
    sentAt: new Date(world.nowMs + world.phones[markedBy].clockOffMs).toISOString(),
  }
  if (!visit.photo) return { payload: texts, headers: {} }
  photo ??= await jpegPhoto()
  const asTexts = Object.entries(texts).map(([name, value]) => [name, String(value)] as const)
  return newForm(Object.fromEntries(asTexts), { bytes: photo, field: 'photo' })
}
