// Erasing a customer empties words and pictures of their doors, and leaves money that waits for a manager.
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { eraseAccount, ERASE_WORDS } from '#contract/accounts/account-security.ts'
import { readOwnCash } from '#contract/cash/cash.ts'
import { markOrderPaid } from '#contract/orders/order-payments.ts'
import { removeColleague } from '#contract/people/staff.ts'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { assignStop, completeStop } from '#contract/run-sheet/run-sheet.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { newForm } from '../../../testing/forms.ts'
import type { SignedIn } from '../../../testing/test-product.ts'
import { removeStrayPictures } from '../../garments/remove-stray-pictures.ts'
import { asha, deliveryParams, order, product, setStatus, staff } from '../test-run-sheet.ts'

const AMOUNT = 210
const WORDS = { note: 'Asha’s mother paid', takenBy: 'neighbour', takenName: 'Mrs Pinto' } as const

let ravi: SignedIn
beforeEach(async () => {
  await product.db.deleteFrom('stop_misfits').execute()
  await product.db.deleteFrom('late_stops').execute()
  ravi = await product.person({ preset: 'rider', name: 'Ravi' })
  await staff.call(assignStop, { ...deliveryParams(), body: { riderId: ravi.user._id } })
  await setStatus('out_for_delivery')
})

async function deliver(call: typeof keepLateStop | typeof completeStop, key: string) {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#c8452f' } })
  const form = await newForm(
    { ...WORDS, collected: 'cash', amount: String(AMOUNT), markedBy: ravi.user._id },
    { bytes: await picture.jpeg().toBuffer(), field: 'photo' },
  )
  const url = call.path.replace(':orderId', order._id).replace(':kind', 'delivery')
  const headers = { ...form.headers, 'idempotency-key': key }
  const answer = await ravi.send({ ...form, method: call.method, url, headers })
  expect(answer.status).toBeLessThan(300)
}

const erase = () => asha.call(eraseAccount, { body: { words: ERASE_WORDS } })
const waitingStops = async () => (await staff.call(listLateStops, {})).body
const misfits = async () => (await staff.call(listStopMisfits, {})).body
const cashTaken = () => product.db.selectFrom('cash_movements').select('paise').execute()
const written = async () =>
  JSON.stringify([
    await product.db.selectFrom('late_stops').selectAll().execute(),
    await product.db.selectFrom('stop_completions').selectAll().execute(),
  ])
async function picturesKept(): Promise<number> {
  await removeStrayPictures(product.deps)
  const names: string[] = []
  for await (const name of product.deps.files.list()) names.push(name)
  return names.length
}

async function expectNoWords(): Promise<void> {
  for (const word of [WORDS.note, WORDS.takenName]) expect(await written()).not.toContain(word)
  expect(await picturesKept()).toBe(0)
}

it('keeps cash of a late stop when its customer is erased, without words and picture', async () => {
  await staff.call(removeColleague, { params: { id: ravi.user._id } })
  await deliver(keepLateStop, 'before-erasure')
  await setStatus('completed')
  expect((await erase()).status).toBe(200)

  await expectNoWords()
  const [late] = await waitingStops()
  expect(late).toMatchObject({ number: order.number, collected: 'cash', amount: AMOUNT, note: '' })
  await staff.call(decideLateStop, { params: { id: late!._id }, body: { apply: true } })
  expect(await cashTaken()).toEqual([{ paise: AMOUNT * 100 }])
  await expectNoWords()
})

it('keeps a failed visit that waits, without its reason', async () => {
  await staff.call(removeColleague, { params: { id: ravi.user._id } })
  const body = {
    broughtBack: 'true' as const,
    note: 'Mrs Pinto sent me away',
    markedBy: ravi.user._id,
  }
  await ravi.call(
    keepLateStop,
    { ...deliveryParams(), body },
    { 'idempotency-key': 'visited-in-vain' },
  )
  await setStatus('completed')
  await erase()
  expect(await waitingStops()).toMatchObject([{ broughtBack: true, note: '-' }])
})

it('stores no words of a stop that arrives after its customer was erased', async () => {
  await staff.call(removeColleague, { params: { id: ravi.user._id } })
  await setStatus('completed')
  await erase()
  await deliver(keepLateStop, 'after-erasure')
  expect(await waitingStops()).toMatchObject([{ collected: 'cash', amount: AMOUNT, note: '' }])
  await expectNoWords()
})

it('keeps cash of a misfit when its customer is erased', async () => {
  await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'upi' } })
  await deliver(completeStop, 'paid-twice')
  const [before] = await misfits()
  await erase()

  await expectNoWords()
  const [after] = await misfits()
  expect(after).toMatchObject({ booked: before!.booked, choices: before!.choices, note: '' })
  const params = { id: after!._id }
  const decided = await staff.call(decideStopMisfit, { params, body: { choice: 'hand_back' } })
  expect(decided.status).toBe(200)
})

it('stores no words of a completion that arrives after its customer was erased', async () => {
  await staff.call(markOrderPaid, { params: { id: order._id }, body: { method: 'upi' } })
  await setStatus('completed')
  await erase()
  await deliver(completeStop, 'late-and-twice')
  expect(await misfits()).toMatchObject([{ collected: 'cash', amount: AMOUNT, note: '' }])
  expect((await ravi.call(readOwnCash, {})).body.toHandIn).toBe(AMOUNT)
  await expectNoWords()
})
