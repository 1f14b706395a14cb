// Nightly roots: recomputable, and evidence of later changes to hand-overs.
// @both-engines
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { skipCount } from '#contract/clothes/count-skips.ts'
import { takeOrder } from '#contract/counter/counter.ts'
import { custodyRoots } from '#words/en/clothes/custody-root.ts'
import { hashOfHandOver } from '#domain/clothes/custody-chain.ts'
import type { Db } from '../../../database/transaction.ts'
import { wordedMessages } from '../../../testing/worded-messages.ts'
import { checkRoots, rootCheckText } from './check-roots.ts'
import { computeNightlyRoot } from './compute-nightly-root.ts'
import { sha256 } from './write-hand-over.ts'
import {
  asha,
  readStoredChain,
  owner,
  packOrder,
  orderParams,
  orderAtPlant,
  plant,
  product,
  countInOrder,
} from '../testing/test-custody.ts'

const night = (day: number) => product.clock.set(`2025-06-${day}T21:30:00Z`)
const roots = () =>
  product.db.selectFrom('custody_roots').selectAll().orderBy('night_date').execute()
const mails = async () =>
  wordedMessages(
    await product.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('user_id', '=', owner.user._id)
      .orderBy('created_at')
      .execute(),
  )

/** What is said of the database after changes that only its own rights allow; they are undone. */
async function saidAfter(tamper: (tx: Db) => Promise<void>, mailed: string | null = null) {
  let said = { text: '', fits: true }
  const undone = new Error('undone')
  await product.db
    .transaction()
    .execute(async (tx) => {
      for (const table of ['custody_events', 'custody_roots', 'custody_root_heads'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
      await tamper(tx)
      said = rootCheckText(custodyRoots, await checkRoots(tx, mailed))
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return said
}
const asIs = async () => {}

let before: string
let order: Awaited<ReturnType<typeof orderAtPlant>>
beforeAll(async () => {
  await product.deps.jobs.stop()
  await computeNightlyRoot(product.deps)
  before = rootCheckText(custodyRoots, await checkRoots(product.db)).text
  order = await orderAtPlant()
  await countInOrder(order)
  const other = await orderAtPlant()
  await countInOrder(other)
  night(18)
  await Promise.all([computeNightlyRoot(product.deps), computeNightlyRoot(product.deps)])
  await packOrder(order, { units: [1, 2] })
  night(19)
  await computeNightlyRoot(product.deps)
  await computeNightlyRoot(product.deps)
  night(20)
  await computeNightlyRoot(product.deps)
})

it('C16: makes one root a night that includes the previous one, and mails it to the owner', async () => {
  expect(before).toMatch(/^No root yet/)
  const [first, second, third, ...more] = await roots()
  expect(more).toEqual([])
  expect([first!.night_date, first!.previous]).toEqual(['2025-06-19', ''])
  expect(second!.previous).toBe(first!.root)
  expect(third!.previous).toBe(second!.root)
  const sent = await mails()
  // Of the third night there is nothing to tell.
  expect(sent.map(({ body }) => body)).toEqual([
    expect.stringMatching(new RegExp(`items of 2 orders changed hands[^]*${first!.root}`)),
    expect.stringMatching(new RegExp(`items of 1 order changed hands[^]*${second!.root}`)),
  ])
  expect(JSON.stringify(sent)).not.toMatch(/Asha|Rao/)
})

it('C16: recomputes yesterday’s root from the rows, and finds a mailed root among them', async () => {
  const [first, , last] = await roots()
  const fits = {
    text: `All hand-overs match. 3 nights were recomputed; the last one, of Sat, 21 June, has the root ${last!.root}.`,
    fits: true,
  }
  expect(await saidAfter(asIs)).toEqual(fits)
  expect(await saidAfter(asIs, first!.root)).toEqual(fits)
  expect(await saidAfter(asIs, ` ${first!.root.slice(0, 12).toUpperCase()}`)).toEqual(fits)
  expect((await saidAfter(asIs, sha256('another'))).text).toContain('isn’t stored here')
  expect((await saidAfter(asIs, 'root')).text).toContain('“root” isn’t a root')
})

it('C16: reports in words which entries were changed, cut off or removed since', async () => {
  const of = sql`order_id = ${order._id}`
  const changed = await saidAfter(async (tx) => {
    await sql`update custody_events set content = content || '{"grams": 5}' where ${of} and seq = 1`.execute(
      tx,
    )
  })
  expect(changed).toEqual({
    text: expect.stringContaining(
      `Order ${order.number}: entry 1 of its hand-overs was changed, or doesn’t follow the one before it.`,
    ),
    fits: false,
  })
  const cut = await saidAfter(async (tx) => {
    await sql`delete from custody_events where ${of} and seq = 2`.execute(tx)
  })
  expect(cut.text).toContain(
    `Order ${order.number} had 2 hand-overs in the night of Fri, 20 June, and has 1 of them now.`,
  )
  const gone = await saidAfter(async (tx) => {
    await sql`delete from custody_events where ${of}`.execute(tx)
  })
  expect(gone.text).toMatch(/had 1 hand-overs? .* and has 0 of them now/)
  const night = await saidAfter(async (tx) => {
    await sql`delete from custody_root_heads where night_date = '2025-06-20'`.execute(tx)
    await sql`delete from custody_roots where night_date = '2025-06-20'`.execute(tx)
  })
  expect(night.text).toContain('a night was left out or changed')
})

it('C16: finds that a forged chain does not match the root, nor forged roots the mail', async () => {
  const mailed = (await roots())[1]!.root
  const [first, second] = await readStoredChain(order)
  const rewrite = async (tx: Db) => {
    const forged = { ...first!, at: first!.at + 60_000 }
    const hash = await hashOfHandOver(sha256, order._id, forged)
    const next = { ...second!, previous: hash }
    await sql`update custody_events set at = ${new Date(forged.at)}, hash = ${hash}
      where order_id = ${order._id} and seq = 1`.execute(tx)
    await sql`update custody_events set previous = ${hash}, hash = ${await hashOfHandOver(sha256, order._id, next)}
      where order_id = ${order._id} and seq = 2`.execute(tx)
  }
  const { text } = await saidAfter(rewrite)
  expect(text).toMatch(/^2 mismatches:\nThe hand-overs until the night of Thu, 19 June/)
  const all = await saidAfter(async (tx) => {
    await rewrite(tx)
    await sql`update custody_roots set root = ${sha256('forged')} where night_date = '2025-06-20'`.execute(
      tx,
    )
  }, mailed)
  expect(all.text).toContain(`The root ${mailed} isn’t stored here`)
})

it('C3: refuses to change or remove roots in the database', async () => {
  for (const change of [
    sql`update custody_roots set root = previous`,
    sql`delete from custody_roots`,
    sql`truncate custody_roots, custody_root_heads`,
    sql`update custody_root_heads set seq = 1`,
    sql`delete from custody_root_heads`,
  ])
    await expect(change.execute(product.db)).rejects.toThrow('append-only')
})

it('C16: mails the number of orders marked as not counted apart from those that changed hands', async () => {
  const later = () => orderAtPlant(asha, { pickupDate: '2025-06-24' })
  const uncounted = await later()
  await plant.call(skipCount, { ...orderParams(uncounted), body: { why: 'busy' } })
  night(21)
  await computeNightlyRoot(product.deps)
  const received = await later()
  await countInOrder(received)
  const skipped = [await later(), await later()]
  for (const each of skipped) await plant.call(skipCount, { ...orderParams(each), body: {} })
  night(22)
  await computeNightlyRoot(product.deps)
  const said = (await mails()).slice(-2).map(({ body }) => body)
  expect(said[0]).toMatch(
    /^1 order was not counted in since the last email like this, and staff said so\. This number/m,
  )
  expect(said[1]).toMatch(
    /^Bags and items of 1 order changed hands since the last email like this; 2 orders were not counted in\. This number/m,
  )
})

it('C16: includes taken-in bags in that night’s root, which intake the next day leaves valid', async () => {
  product.clock.set('2025-06-23T06:30:00Z')
  const lines = [{ itemId: 'wash-fold', quantity: 3 }]
  const body = { userId: asha.user._id, lines, bags: 2, grams: 3100 }
  const { body: brought } = await owner.call(takeOrder, { body })
  night(23)
  await computeNightlyRoot(product.deps)
  const yesterday = (await roots()).at(-1)!
  product.clock.set('2025-06-24T06:30:00Z')
  await countInOrder(brought)
  night(24)
  await computeNightlyRoot(product.deps)
  expect((await readStoredChain(brought)).map(({ content }) => content.kind)).toEqual([
    'handed_in',
    'received',
  ])
  expect(yesterday.night_date).toBe('2025-06-24')
  expect((await saidAfter(asIs, yesterday.root)).fits).toBe(true)
  const forged = await saidAfter(async (tx) => {
    await sql`update custody_events set content = content || '{"bags": 1}'
      where order_id = ${brought._id} and seq = 1`.execute(tx)
  })
  expect(forged.text).toContain(`Order ${brought.number}: entry 1 of its hand-overs was changed`)
})

it('builds the next root on one that a fast clock dated in the future', async () => {
  const last = (await roots()).at(-1)!
  product.clock.set('2025-08-01T21:30:00Z')
  await computeNightlyRoot(product.deps)
  night(28)
  await computeNightlyRoot(product.deps)
  await computeNightlyRoot(product.deps)
  const made = (
    await product.db.selectFrom('custody_roots').selectAll().orderBy('number').execute()
  ).filter(({ number }) => number > last.number)
  expect(made.map(({ night_date: date }) => date)).toEqual(['2025-08-02', '2025-06-29'])
  expect(made.map(({ previous }) => previous)).toEqual([last.root, made[0]!.root])
  expect(rootCheckText(custodyRoots, await checkRoots(product.db)).fits).toBe(true)
})
