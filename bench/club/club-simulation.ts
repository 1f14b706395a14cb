// A simulated Laundry Club: months of members on a server that crashes during payments, and their audit.
import { DAY_MS } from '#domain/base/time-zone.ts'
import { sql } from 'kysely'
import { AppError, say } from '#server/platform/app-error.ts'
import { cacheLaundries } from '#server/catalog/catalogue/cache-laundries.ts'
import { migrateToLatest } from '#server/database/migrate.ts'
import { databaseOnPglite } from '#server/database/open.ts'
import { openPgliteInMemory } from '#server/database/engines/pglite.ts'
import { storeInitialCatalogue } from '#server/catalog/catalogue/first-content.ts'
import { seededRandom, type Random } from '#server/demo/seed/random.ts'
import type { Db } from '#server/database/transaction.ts'
import { vacuumDatabase } from '#server/database/upkeep.ts'
import type { Deps } from '#server/platform/deps.ts'
import { english } from '#words/words.ts'
import type { Person } from '#server/http/callers/session.ts'
import { cancelOrder } from '#server/ordering/orders/status/cancel-order.ts'
import { placeOrder } from '#server/ordering/orders/placing/place-order.ts'
import { newId } from '#server/platform/ids.ts'
import { SomeFailed } from '#server/platform/one-by-one.ts'
import { simulatedPayments } from '#server/platform/payments/simulated.ts'
import { cancelSubscription } from '#server/billing/club/changes/cancel-subscription.ts'
import { changeCard } from '#server/billing/club/changes/change-card.ts'
import { changePlan } from '#server/billing/club/changes/change-plan.ts'
import { pauseSubscription } from '#server/billing/club/changes/pause-subscription.ts'
import { refundCharge } from '#server/billing/club/charges/refund-charge.ts'
import { undoCancellation } from '#server/billing/club/changes/undo-cancellation.ts'
import { processDueSubscriptions } from '#server/billing/club/process-due-subscriptions.ts'
import { subscribe } from '#server/billing/club/changes/subscribe.ts'
import { unpauseSubscription } from '#server/billing/club/changes/unpause-subscription.ts'
import { auditClubBooks, type Audit, type World } from './club-audit.ts'
import { silentEvents, silentLive } from './silent.ts'

const START = Date.parse('2025-01-01T00:00:00Z')
const PLANS = ['basic', 'family', 'premium'] as const
const SLOTS = ['9-11 AM', '11 AM-1 PM', '1-3 PM', '3-5 PM'] as const

/** What a process that dies throws from everywhere. */
class Died extends Error {}

/**
 * Lives through some months and audits the books.
 * @param options.people how many join, each at some time in the first two months
 */
export async function simulateClub(options: {
  people: number
  months: number
  seed: number
}): Promise<Audit> {
  const random = seededRandom(options.seed)
  const database = databaseOnPglite(await openPgliteInMemory())
  try {
    const { db } = database
    await migrateToLatest(db)
    await storeInitialCatalogue(db)
    await db
      .updateTable('business')
      .set({
        slot_capacities: JSON.stringify(Array(7).fill(Array(5).fill(1e6))),
        delivery_places: 1e6,
      })
      .execute()
    const world: World = { taken: new Map(), refunded: new Map(), deaths: 0, daysDown: 0 }
    const laundry = new Laundry(db, random, world)
    const people = await laundry.open(options.people)
    const joinsOn = people.map(() => random.int(0, Math.min(59, options.months * 15)))
    const days = options.months * 30
    let downUntil = 0
    for (let day = 0; day < days; day += 1) {
      if (day >= downUntil && random.chance(0.01)) downUntil = day + random.int(1, 6)
      if (day < downUntil) {
        world.daysDown += 1
        continue
      }
      laundry.wake(day, random.int(0, DAY_MS - 1))
      for (const [index, person] of people.entries())
        if (joinsOn[index]! <= day) await laundry.letAct(person, joinsOn[index] === day)
      await laundry.work()
      if (day % 15 === 14) await vacuumDatabase(db)
    }
    // One last quiet time in which everything that is under way comes to its end.
    laundry.isCalm = true
    for (const day of [days, days + 1]) {
      laundry.wake(day, 0)
      await laundry.work()
    }
    return await auditClubBooks(db, world)
  } finally {
    await database.close()
  }
}

class Laundry {
  /** No payment is lost any more and no process dies. */
  isCalm = false
  readonly #db: Db
  readonly #random: Random
  readonly #world: World
  readonly #deps: Deps
  #now = START
  #isDead = false

  constructor(db: Db, random: Random, world: World) {
    this.#db = db
    this.#random = random
    this.#world = world
    const silent = { error() {}, warn() {}, info() {} }
    // Only what the Club and orders touch; mails are none of this simulation's business.
    this.#deps = {
      db,
      clock: () => {
        if (this.#isDead) throw new Died()
        return new Date((this.#now += 1))
      },
      laundry: cacheLaundries(
        {
          db,
          live: silentLive,
          events: silentEvents,
          clock: () => new Date(this.#now),
        },
        async () => {},
      ),
      jobs: { enqueue: async () => {}, enqueueAt: async () => {} },
      events: silentEvents,
      payments: { ...simulatedPayments(), ...this.#unreliablePayments() },
      config: { authSecret: 'a simulation signs nothing', limitFactor: 1000 },
      log: silent,
      staffWords: english,
    } as unknown as Deps
  }

  async open(count: number): Promise<Person[]> {
    const people = Array.from({ length: count }, (_, index): Person => ({
      id: newId(new Date(START + index)),
      name: `Member ${index}`,
      email: `member-${index}@example.com`,
      phone: `+91 98450 ${10_000 + index}`,
      address: '',
      role: 'customer',
    }))
    for (let from = 0; from < count; from += 500)
      await this.#db
        .insertInto('users')
        .values(people.slice(from, from + 500))
        .execute()
    return people
  }

  /** A process starts, at some time of a day. */
  wake(day: number, ms: number): void {
    this.#isDead = false
    this.#now = Math.max(this.#now, START + day * DAY_MS + ms)
  }

  /** Does what is due, as far as the payment service answers; a process that dies is started again until nothing is left to do. */
  async work(): Promise<void> {
    for (;;) {
      try {
        return await processDueSubscriptions(this.#deps)
      } catch (error) {
        if (error instanceof SomeFailed) return
        if (!(error instanceof Died)) throw error
        this.#world.deaths += 1
        this.#isDead = false
        this.#now += 10 * 60_000
      }
    }
  }

  /** One member's day: most days nothing happens. */
  async letAct(person: Person, joins: boolean): Promise<void> {
    const dice = this.#random.int(0, 9999)
    if (joins || dice < 80) return this.#try(() => this.#join(person))
    if (dice < 200) return this.#try(() => this.#order(person))
    if (dice < 220) return this.#try(() => this.#cancelOrder(person))
    if (dice < 500 || dice >= 600) return
    const row = await this.#db
      .selectFrom('subscriptions')
      .select(['id', 'status', 'retry_at', 'paused_at'])
      .where('user_id', '=', person.id)
      .where('status', 'in', ['active', 'cancelled'])
      .executeTakeFirst()
    if (!row) return
    if (row.retry_at && dice < 570)
      return this.#try(() =>
        changeCard(this.#deps, person, row.id, { paymentMethod: this.#card() }),
      )
    if (row.paused_at) return this.#try(() => unpauseSubscription(this.#deps, person, row.id))
    if (row.status === 'cancelled')
      return this.#try(() => undoCancellation(this.#deps, person, row.id))
    if (dice < 535) return this.#try(() => cancelSubscription(this.#deps, person, row.id))
    if (dice < 570)
      return this.#try(() => pauseSubscription(this.#deps, person, row.id, this.#random.int(1, 30)))
    if (dice < 585)
      return this.#try(() =>
        changePlan(this.#deps, person, row.id, { planId: this.#random.pick(PLANS) }),
      )
    return this.#try(() => this.#refund(row.id))
  }

  /** A refusal is an answer like any other; a process that dies comes back a little later. */
  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      if (error instanceof Died || this.#isDead) {
        this.#world.deaths += 1
        this.#isDead = false
      } else if (!(error instanceof AppError)) throw error
    }
  }

  #join(person: Person): Promise<unknown> {
    const input = {
      planId: this.#random.pick(PLANS),
      trial: this.#random.chance(0.3),
      paymentMethod: this.#card(),
      billingAddress: { address: '12 Church Street', city: 'Bengaluru', zipCode: '560001' },
    }
    return subscribe(this.#deps, person, input, null)
  }

  #card() {
    const token = this.#random.pickWeighted([
      ['tok_sim_ok', 90],
      ['tok_sim_fails_later', 6],
      ['tok_sim_declined', 4],
    ] as const)
    return { cardLast4: '4242', expiryMonth: '09', expiryYear: '2031', token }
  }

  #order(person: Person): Promise<unknown> {
    const pickupDate = new Date(this.#now + 2 * DAY_MS).toISOString().slice(0, 10)
    const lines = [
      { itemId: 'wash-fold', quantity: this.#random.int(1, 9) },
      { itemId: 'dry-cleaning-shirt', quantity: this.#random.int(0, 3) },
    ]
    const input = {
      lines,
      pickupDate,
      pickupTime: this.#random.pick(SLOTS),
      address: '12 Church Street, Bengaluru 560001',
    }
    return placeOrder(this.#deps, person, input, null)
  }

  async #cancelOrder(person: Person): Promise<unknown> {
    const order = await this.#db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return order && cancelOrder(this.#deps, person, order.id)
  }

  async #refund(subscriptionId: string): Promise<unknown> {
    const charge = await this.#db
      .selectFrom('charges')
      .select(['id', 'amount_paise'])
      .where('subscription_id', '=', subscriptionId)
      .orderBy(sql`random()`)
      .limit(1)
      .executeTakeFirst()
    const amount = charge && this.#random.int(1, charge.amount_paise) / 100
    return charge && refundCharge(this.#deps, null, charge.id, { amount, reason: 'Sorry.' })
  }

  /** Takes each key's money once, as payment services do, and fails in every way they can. */
  #unreliablePayments(): Pick<Deps['payments'], 'charge' | 'refund'> {
    const simulated = simulatedPayments()
    return {
      charge: async (request) => {
        this.#mayFail()
        const isTaken = this.#world.taken.has(request.key)
        if (!isTaken && !request.isPresent && this.#random.chance(0.03))
          return { status: 'failed', failure: say('text', { text: 'Insufficient funds.' }) }
        const outcome = await simulated.charge(request)
        if (outcome.status === 'succeeded') this.#world.taken.set(request.key, request.amountPaise)
        this.#mayFail()
        return outcome
      },
      refund: async (request) => {
        this.#mayFail()
        this.#world.refunded.set(request.key, request.amountPaise)
        this.#mayFail()
        return simulated.refund(request)
      },
    }
  }

  /** The answer is lost, or the process dies right here. */
  #mayFail(): void {
    if (this.isCalm || !this.#random.chance(0.04)) return
    if (this.#random.chance(0.5)) throw new Error('The payment service could not be reached.')
    this.#isDead = true
    throw new Died()
  }
}
