// A rider's stops left on a shared phone: handed in by a colleague, decided by a manager.
import { beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { readOwnCash } from '#contract/cash/cash.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { readNow } from '#contract/operate/now.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { removeColleague, suspendColleague } from '#contract/people/staff.ts'
import type { Client } from '../../../testing/client.ts'
import { newForm } from '../../../testing/forms.ts'
import { readLastAuditEntry } from '../../../testing/read-last-audit-entry.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import {
  asha,
  readCompletions,
  deliveryParams,
  NOBODY,
  order,
  pickupParams,
  product,
  setStatus,
  staff,
  readStatus,
} from '../test-run-sheet.ts'

const AMOUNT = 210
const MARKED = '2025-06-19T03:50:00.000Z'
const KEY = 'made-on-the-phone-of-ravi'
const COLLECTED = { collected: 'cash' as const, amount: AMOUNT }

let ravi: SignedIn
let meena: SignedIn
beforeEach(async () => {
  await product.db.deleteFrom('late_stops').execute()
  ravi = await product.person({ preset: 'rider', name: 'Ravi Menon' })
  meena = await product.person({ preset: 'rider', name: 'Meena Iyer' })
  for (const stop of [pickupParams(), deliveryParams()])
    await staff.call(assignStop, { ...stop, body: { riderId: ravi.user.id } })
  product.clock.set('2025-06-19T03:30:00Z')
  await setStatus('out_for_delivery')
  product.clock.set('2025-06-19T04:00:00Z')
})

const keyed = (key = KEY) => ({ 'idempotency-key': key })
const marked = () => ({ at: MARKED, markedBy: ravi.user.id, ...COLLECTED })
const handIn = (by: Client = meena, handedInFor = ravi.user.id, key = KEY) =>
  by.call(
    keepLateStop,
    { ...deliveryParams(), body: { ...marked(), markedBy: handedInFor, handedInFor } },
    keyed(key),
  )
const ownSend = () => ravi.call(completeStop, { ...deliveryParams(), body: marked() }, keyed())
const waiting = async () => (await staff.call(listLateStops, {})).body
const decide = async (apply: boolean) => {
  const [late] = await waiting()
  return staff.call(decideLateStop, { params: { id: late!._id }, body: { apply } })
}
const onHand = async (who: SignedIn) => (await who.call(readOwnCash, {})).body.toHandIn

describe('a stop that a colleague hands in', () => {
  it('waits for a decision, although its rider still has access, and names the colleague', async () => {
    const { status, body } = await handIn()
    expect([status, body.message]).toEqual([202, expect.stringMatching(/handed in/)])
    expect(await waiting()).toMatchObject([
      {
        number: order.number,
        kind: 'delivery',
        rider: 'Ravi Menon',
        why: 'handed_in',
        handedInBy: 'Meena Iyer',
        markedAt: MARKED,
        collected: 'cash',
        amount: AMOUNT,
      },
    ])
    expect([await readStatus(), await readCompletions()]).toEqual(['out_for_delivery', []])
    expect(await onHand(ravi)).toBe(0)
    expect((await staff.call(readNow, {})).body.stopsToDecide).toBe(1)
    expect(await readLastAuditEntry(product)).toMatchObject({
      actor_id: meena.user.id,
      action: 'run.late_stop_kept',
      params: { handedIn: true },
      details: { riderId: ravi.user.id },
    })
  })

  it('notifies managers with both names', async () => {
    await handIn()
    await product.deps.events.settled()
    const { body } = await staff.call(notifications, {})
    expect(body.notifications.map(({ title, message }) => [title, message])).toContainEqual([
      `Delivery of ${order.number}: please decide`,
      'Handed in by Meena Iyer from Ravi Menon’s phone. See it under Now.',
    ])
    expect(JSON.stringify((await meena.call(notifications, {})).body)).not.toContain(order.number)
  })

  it('counts as its rider’s, with the cash, once the manager accepts it', async () => {
    await handIn()
    expect((await decide(true)).status).toBe(200)
    expect(await readStatus()).toBe('completed')
    expect(await readCompletions()).toMatchObject([
      { completed_by: ravi.user.id, completed_at: new Date(MARKED) },
    ])
    expect([await onHand(ravi), await onHand(meena)]).toEqual([AMOUNT, 0])
  })

  it('changes nothing when it is set aside', async () => {
    await handIn()
    await decide(false)
    expect([await readStatus(), await readCompletions()]).toEqual(['out_for_delivery', []])
    expect([await waiting(), await onHand(ravi)]).toEqual([[], 0])
  })

  it('keeps its photo, and is accepted without a time or an idempotency key', async () => {
    const create = { width: 60, height: 80, channels: 3, background: '#c8452f' } as const
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const form = await newForm({ handedInFor: ravi.user.id }, { bytes, field: 'photo' })
    const url = `/api/late-stops/${order._id}/delivery`
    expect((await meena.send({ method: 'PUT', url, ...form })).status).toBe(202)
    expect(await waiting()).toMatchObject([{ hasPhoto: true, why: 'handed_in', collected: null }])
  })

  it('waits for a decision also when a manager hands it in', async () => {
    expect((await handIn(staff)).status).toBe(202)
    expect(await waiting()).toMatchObject([{ handedInBy: 'Meena', why: 'handed_in' }])
  })

  it('may be that of a rider who was suspended or removed', async () => {
    await staff.call(suspendColleague, { params: { id: ravi.user.id } })
    expect((await handIn()).status).toBe(202)
    await staff.call(removeColleague, { params: { id: ravi.user.id } })
    expect((await handIn(meena, ravi.user.id, 'another-stop')).status).toBe(202)
    expect((await waiting()).map(({ why }) => why)).toEqual(['handed_in', 'handed_in'])
  })

  it('stays once the colleague’s account is deleted', async () => {
    await handIn()
    await product.db.updateTable('late_stops').set({ handed_in_by: null }).execute()
    expect(await waiting()).toMatchObject([{ why: 'handed_in', handedInBy: null }])
  })
})

describe('the same stop handed in by a colleague and sent by its rider', () => {
  it('counts once however often it is handed in', async () => {
    await handIn()
    expect((await handIn()).status).toBe(202)
    expect((await handIn(staff)).status).toBe(202)
    expect(await waiting()).toMatchObject([{ handedInBy: 'Meena Iyer' }])
  })

  it('counts once when its rider sends it later, and needs no decision then', async () => {
    await handIn()
    const [late] = await waiting()
    expect((await ownSend()).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect((await staff.call(readNow, {})).body.stopsToDecide).toBe(0)
    // From a page that was opened before.
    await staff.call(decideLateStop, { params: { id: late!._id }, body: { apply: true } })
    expect(await readCompletions()).toHaveLength(1)
    expect(await onHand(ravi)).toBe(AMOUNT)
  })

  it('counts once when the manager accepts it before its rider sends it', async () => {
    await handIn()
    await decide(true)
    expect((await ownSend()).status).toBe(200)
    expect([(await readCompletions()).length, await onHand(ravi)]).toEqual([1, AMOUNT])
  })

  it('needs no decision when the rider has already sent it', async () => {
    await ownSend()
    const { status, body } = await handIn()
    expect([status, body.message]).toEqual([202, expect.stringMatching(/already/)])
    expect(await waiting()).toEqual([])
    expect([(await readCompletions()).length, await onHand(ravi)]).toEqual([1, AMOUNT])
  })
})

describe('handing in for a colleague is refused', () => {
  it('refuses visitors, customers, staff without the run, and ended sessions', async () => {
    const gone = await product.person({ preset: 'rider' })
    await staff.call(suspendColleague, { params: { id: gone.user.id } })
    const answers = [
      await handIn(product.visitor),
      await handIn(gone),
      await handIn(asha),
      await handIn(await product.person({ preset: 'plant' })),
      await handIn(await product.person({ preset: 'counter' })),
    ]
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '401 not_signed_in',
      '401 not_signed_in',
      '403 forbidden',
      '403 forbidden',
      '403 forbidden',
    ])
    expect(await waiting()).toEqual([])
  })

  it('refuses a stop in the name of a customer or an unknown person', async () => {
    const named = [asha.user.id, NOBODY]
    const answers = await Promise.all(named.map((id) => handIn(meena, id)))
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
      '403 forbidden',
      '403 forbidden',
    ])
    expect(await waiting()).toEqual([])
  })

  it('refuses a stop that another rider marked, or one that does not exist', async () => {
    const body = { ...marked(), markedBy: staff.user.id, handedInFor: ravi.user.id }
    const named = await meena.call(keepLateStop, { ...deliveryParams(), body }, keyed())
    expect(named.status).toBe(403)
    const params = { orderId: NOBODY, kind: 'delivery' as const }
    const missing = await meena.call(
      keepLateStop,
      { params, body: { handedInFor: ravi.user.id } },
      keyed(),
    )
    expect([missing.status, missing.code]).toEqual([404, 'order_not_found'])
  })
})

it('counts a stop as the rider’s own when they hand in for themselves', async () => {
  await handIn(ravi)
  expect([await readStatus(), await waiting()]).toEqual(['completed', []])
})
