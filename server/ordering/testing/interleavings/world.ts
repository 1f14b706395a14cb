/** The world of an interleaving: five people with sessions of their own, an order or two, two riders’ phones. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, Call, InputOf } from '#contract/base/call.ts'
import { addAddress } from '#contract/accounts/profile.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { ownRun, type OwnStop } from '#contract/run-sheet/own-run.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { addDays, DAY_MS } from '#domain/base/time-zone.ts'
import type { StopKind } from '#domain/run-sheet/run-sheet.ts'
import { sessionCookie } from '../../../http/callers/session.ts'
import { newId } from '../../../platform/ids.ts'
import { clientOf, type Client, type Reply } from '../../../testing/client.ts'
import type { TestProduct } from '../../../testing/test-product.ts'
import { createDice, type Dice } from './dice.ts'
import { RIDERS, type Deed, type RiderName, type Who } from './plan.ts'

export const SLOTS = ['9-11 AM', '11 AM-1 PM', '1-3 PM', '3-5 PM']
const HOME = '12 Church Street, Bengaluru 560001'

/** The Wednesday of the first interleaving in a database; each has a week of its own. */
const FIRST_WEDNESDAY = '2019-06-19'

/** A visit that a rider marked on their phone: sent in order, again after a lost answer. */
export interface KeptVisit {
  key: string
  orderId: string
  kind: StopKind
  broughtBack: boolean
  /** When it was marked, by the phone's clock. */
  at: string
  said: Record<string, string | number>
  cash: { method: 'cash' | 'upi'; amount: number } | null
  photo: boolean
}

export interface Phone {
  run: OwnStop[]
  queue: KeptVisit[]
  /** By how much its clock is wrong, in milliseconds. */
  clockOffMs: number
}

/** What the server said it has of a visit, and what stays on a phone because it was refused everywhere. */
export interface Fact extends KeptVisit {
  by: RiderName
  answer: 'written' | 'late' | 'refused'
  words: string
}

export interface Answer {
  deed: string
  by: Who
  call: string
  status: number
  code: string | undefined
  message: string | undefined
}

export interface Member {
  id: string
  browser: Client
}

export interface World {
  product: TestProduct
  /** The day on which it begins, a Wednesday. */
  startDate: string
  /** The last day on which something can be due. */
  endDate: string
  people: Record<Who, Member>
  phones: Record<RiderName, Phone>
  orders: string[]
  addressId: string
  answers: Answer[]
  facts: Fact[]
  /** The key of every visit that a rider marked, taken back since or not. */
  marked: Set<string>
  deed: string
  /** What the clock shows, in milliseconds. */
  nowMs: number
}

/** Brings people, an order of today and one of tomorrow. @param week which week of the database it takes */
export async function makeWorld(product: TestProduct, week: number, seed: number): Promise<World> {
  const startDate = addDays(FIRST_WEDNESDAY, week * 7)
  const nowMs = Date.parse(`${startDate}T04:00:00Z`)
  product.clock.set(new Date(nowMs).toISOString())
  const dice = createDice(seed ^ 0x5eed)
  const member = async (fields: Parameters<TestProduct['person']>[0]) => {
    const { user, ...client } = await product.person(fields)
    return { id: user._id, browser: asBrowser(product, client.cookieHeader()) }
  }
  const people = {
    ravi: await member({ preset: 'rider', name: 'Ravi' }),
    sunil: await member({ preset: 'rider', name: 'Sunil' }),
    manager: await member({ preset: 'manager', name: 'Meena' }),
    counter: await member({ preset: 'counter', name: 'Kiran' }),
    customer: await member({ name: 'Asha', phone: '+91 98450 33333' }),
  }
  const phone = (): Phone => ({
    run: [],
    queue: [],
    clockOffMs: (dice.pick([0, 0, 20, -20]) ?? 0) * 60_000,
  })
  const world: World = {
    product,
    startDate,
    endDate: addDays(startDate, 6),
    people,
    phones: { ravi: phone(), sunil: phone() },
    orders: [],
    addressId: '',
    answers: [],
    facts: [],
    marked: new Set(),
    deed: 'before the first deed',
    nowMs,
  }
  const saved = await people.customer.browser.call(addAddress, {
    params: { id: people.customer.id },
    body: { type: 'Home', address: HOME },
  })
  world.addressId = saved.body._id
  await placeInWorld(world, { kilograms: dice.between(1, 6), day: 0 })
  await placeInWorld(world, { kilograms: dice.between(1, 6), day: dice.between(0, 1) })
  await beginDay(world, dice)
  return world
}

/** Both orders have a rider, one of them perhaps for its delivery already, and the riders' phones know their stops. */
async function beginDay(world: World, dice: Dice): Promise<void> {
  const [first, second] = world.orders
  const stage = dice.pick(['pickup_scheduled', 'ready', 'out_for_delivery'] as const)!
  const kind: StopKind = stage === 'pickup_scheduled' ? 'pickup' : 'delivery'
  if (kind === 'delivery')
    await ask(world, 'counter', setOrderStatus, {
      params: { id: second! },
      body: { status: stage },
    })
  const stops: { orderId: string; kind: StopKind }[] = [
    { orderId: first!, kind: 'pickup' },
    { orderId: second!, kind },
  ]
  for (const params of stops) {
    const riderId = world.people[dice.pick(RIDERS)!].id
    await ask(world, 'manager', assignStop, { params, body: { riderId } })
  }
  for (const rider of RIDERS)
    world.phones[rider].run = (await ask(world, rider, ownRun, {})).body.stops
}

/** Places an order of Asha's. @param wish.day days after today */
export async function placeInWorld(
  world: World,
  { kilograms, day }: { kilograms: number; day: number },
): Promise<void> {
  const today = new Date(world.nowMs + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const reply = await ask(world, 'customer', placeOrder, {
    body: {
      lines: [{ itemId: 'wash-fold', quantity: kilograms }],
      pickupDate: addDays(today, day),
      pickupTime: '3-5 PM',
      address: HOME,
      phone: '080 2266 4400',
    },
  })
  if (reply.status === 201) world.orders.push(reply.body._id)
}

/** Asks the server in a person's session, and writes down what it answered. */
export async function ask<C extends Call>(
  world: World,
  by: Who,
  call: C,
  input: InputOf<C>,
  headers: Record<string, string> = {},
): Promise<Reply<AnswerOf<C>>> {
  const { deed } = world
  const reply = await world.people[by].browser.call(call, input, headers)
  noteAnswer(world, { deed, by, call: `${call.method} ${call.path}`, ...reply })
  return reply
}

export function noteAnswer(world: World, answer: Answer & Partial<Reply<unknown>>): void {
  const { deed, by, call, status, code, message } = answer
  world.answers.push({ deed, by, call, status, code, message })
}

/** Lets time pass. */
export function passTime(world: World, { minutes }: Pick<Deed, 'minutes'>): void {
  world.nowMs += minutes * 60_000 + 1000
  world.product.clock.set(new Date(world.nowMs).toISOString())
}

/** A session that has not ended, for a person who was let in again. */
export async function signInAgain(world: World, by: Who): Promise<void> {
  const token = randomUUID()
  const now = new Date()
  await world.product.db
    .insertInto('sessions')
    .values({
      id: newId(now),
      token,
      user_id: world.people[by].id,
      expires_at: new Date(now.getTime() + DAY_MS),
      proven_at: now,
    })
    .execute()
  const cookie = sessionCookie(token, world.product.deps.config, 86_400).split(';')[0]!
  world.people[by].browser = asBrowser(world.product, cookie)
}

/** A browser that waits for no event: what follows from events is waited for at the end alone. */
function asBrowser({ app }: TestProduct, cookie: string): Client {
  const [name = '', value = ''] = cookie.split('=', 2)
  return clientOf(app, new Map([[name, value]]))
}
