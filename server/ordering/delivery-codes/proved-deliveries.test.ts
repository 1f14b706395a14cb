// Proof at the door: codes that riders type, five tries in all, photos, and what a manager decides.
import { beforeAll, describe, expect, it } from 'vitest'
import { decideLateStop, keepLateStop, listLateStops } from '#contract/run-sheet/late-stops.ts'
import { orderProofs } from '#contract/run-sheet/order-proofs.ts'
import { decideStopMisfit, listStopMisfits } from '#contract/run-sheet/stop-misfits.ts'
import { undoCompletion } from '#contract/run-sheet/run-sheet.ts'
import { sendDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { suspendColleague } from '#contract/people/staff.ts'
import { orderDetails } from '#contract/orders/orders.ts'
import { jpegPhoto } from '../../testing/clothes.ts'
import { clientOf } from '../../testing/client.ts'
import {
  asha,
  assign,
  codeOf,
  completionsOf,
  deliver,
  deliverWithPhoto,
  outForDelivery,
  product,
  rider,
  setRule,
  staff,
  stopOf,
  tryCode,
  wrongCode,
} from './test-delivery-codes.ts'

const USED_UP = 'No tries are left. Take a photo and say who took it.'
let photo: Uint8Array
beforeAll(async () => {
  photo = await jpegPhoto()
})

const misfits = async () =>
  (await staff.call(listStopMisfits, {})).body.map(({ misfits: found }) => found)
const statusOf = async ({ _id: orderId }: { _id: string }) =>
  (await staff.call(orderDetails, { params: { orderId } })).body.status

describe('a code at the door', () => {
  it('proves the delivery where it is right', async () => {
    const order = await outForDelivery()
    const code = (await codeOf(order)).code!
    expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 5 })
    expect((await tryCode(order, code)).body).toMatchObject({ done: false })
    const { body } = await deliver(order, { code })
    expect(body).toMatchObject({ done: true, toDecide: false })
    expect(body).not.toHaveProperty('proof')
    expect(await completionsOf(order)).toMatchObject([{ proof: 'code' }])
    expect(await misfits()).toEqual([])
    const proofs = await asha.call(orderProofs, { params: { orderId: order._id } })
    expect(proofs.body).toMatchObject([{ kind: 'delivery', proof: 'code' }])
  })

  it('is refused with the tries that are left where it is wrong', async () => {
    const order = await outForDelivery()
    const code = (await codeOf(order)).code!
    const answers = []
    for (let each = 0; each < 6; each += 1) answers.push(await tryCode(order, wrongCode(code)))
    expect(answers.map(({ status, code: failed }) => [status, failed])).toEqual(
      answers.map(() => [422, 'wrong_code']),
    )
    expect(answers.map(({ message }) => message)).toEqual([
      'That code is wrong. 4 tries are left.',
      'That code is wrong. 3 tries are left.',
      'That code is wrong. 2 tries are left.',
      'That code is wrong. 1 try is left.',
      USED_UP,
      USED_UP,
    ])
    expect((await tryCode(order, code)).message).toBe(USED_UP)
    expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 0 })
    expect(await statusOf(order)).toBe('out_for_delivery')
  })

  it('refuses a sixth try on another server, and of tries that arrive at once', async () => {
    const order = await outForDelivery()
    const code = (await codeOf(order)).code!
    const other = product.databaseUrl ? product.secondProcess() : product.withSettings({})
    const second = clientOf(await other, cookiesOf(rider))
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, each) =>
        tryCode(order, wrongCode(code), each % 2 === 0 ? rider : second),
      ),
    )
    const said = answers.map(({ message }) => message!).filter((message) => message !== USED_UP)
    expect(new Set(said)).toEqual(
      new Set([
        'That code is wrong. 1 try is left.',
        'That code is wrong. 2 tries are left.',
        'That code is wrong. 3 tries are left.',
        'That code is wrong. 4 tries are left.',
      ]),
    )
    expect(said).toHaveLength(4)
    expect((await tryCode(order, code, second)).message).toBe(USED_UP)
  })

  it('is refused of another order, another rider’s stop, or without four digits', async () => {
    const order = await outForDelivery()
    const other = await outForDelivery({ address: '9 MG Road, Bengaluru 560001' })
    const code = (await codeOf(order)).code!
    // One time in 10,000 both have the same code.
    const codeOfOther = (await codeOf(other)).code!
    const foreign = codeOfOther === code ? wrongCode(code) : codeOfOther
    expect((await tryCode(order, foreign)).message).toBe('That code is wrong. 4 tries are left.')
    for (const typed of ['', '123', '12345', 'abcd', '12 4', '१२३४'])
      expect(await tryCode(order, typed)).toMatchObject({
        status: 422,
        message: 'A delivery code has 4 digits.',
      })
    const stranger = await product.person({ preset: 'rider' })
    expect((await tryCode(order, code, stranger)).code).toBe('order_not_found')
    expect((await tryCode(order, code, asha)).status).toBe(403)
    expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 4 })
  })

  it('is refused of an order without a code', async () => {
    await setRule('off')
    const order = await outForDelivery()
    await setRule('code_or_photo')
    const { status, message } = await tryCode(order, '1234')
    expect([status, message]).toEqual([
      409,
      'There is no delivery code for this order. Take a photo and say who took it.',
    ])
    expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 0 })
  })
})

describe('a delivery that a phone kept', () => {
  it('is written with a wrong code, which counts a try and waits for a manager', async () => {
    const order = await outForDelivery()
    const code = (await codeOf(order)).code!
    const key = crypto.randomUUID()
    const body = { code: wrongCode(code), at: '2025-06-20T03:55:00Z' }
    for (const answer of [await deliver(order, body, key), await deliver(order, body, key)])
      expect(answer.body).toMatchObject({ done: true, toDecide: true })
    expect(await completionsOf(order)).toMatchObject([{ proof: null }])
    expect(await misfits()).toEqual([['wrong_code']])
    const { tries } = await product.db
      .selectFrom('delivery_codes')
      .select('tries')
      .where('user_id', '=', asha.user._id)
      .executeTakeFirstOrThrow()
    expect(tries).toBe(1)
    const id = (await staff.call(listStopMisfits, {})).body[0]!._id
    await staff.call(decideStopMisfit, { params: { id }, body: { choice: 'keep' } })
    expect([await misfits(), await statusOf(order)]).toEqual([[], 'completed'])
  })

  it('is proved by a right code although it arrives late', async () => {
    const order = await outForDelivery()
    const code = (await codeOf(order)).code!
    await deliver(order, { code, at: '2025-06-20T03:55:00Z' })
    expect(await completionsOf(order)).toMatchObject([{ proof: 'code' }])
    expect(await misfits()).toEqual([])
  })

  it('has its code compared when it arrives from a rider who lost access', async () => {
    const right = await outForDelivery()
    const wrong = await outForDelivery({ address: '9 MG Road, Bengaluru 560001' })
    const codes = [(await codeOf(right)).code!, wrongCode((await codeOf(wrong)).code)]
    await product.db.deleteFrom('late_stops').execute()
    await staff.call(suspendColleague, { params: { id: rider.user._id } })
    for (const [index, order] of [right, wrong].entries()) {
      const params = { orderId: order._id, kind: 'delivery' as const }
      const body = { code: codes[index]!, at: '2025-06-20T03:55:00Z' }
      const { status } = await rider.call(keepLateStop, { params, body })
      expect(status).toBe(202)
    }
    for (const { _id: id } of (await staff.call(listLateStops, {})).body)
      await staff.call(decideLateStop, { params: { id }, body: { apply: true } })
    expect(await completionsOf(right)).toMatchObject([{ proof: 'code' }])
    expect(await completionsOf(wrong)).toMatchObject([{ proof: null }])
    expect((await misfits()).filter((found) => found.includes('wrong_code'))).toHaveLength(1)
  })
})

it('leaves a delivery that wasn’t proved to a manager although its rider undid it', async () => {
  const order = await outForDelivery()
  const code = (await codeOf(order)).code!
  for (const said of [{ code: wrongCode(code) }, {}]) {
    const { body } = await deliver(order, said)
    const undone = await rider.call(undoCompletion, { params: { id: body.undoable! } })
    expect(undone.body).toMatchObject({ status: 'out_for_delivery', toDecide: true })
  }
  expect(await misfits()).toEqual([['wrong_code'], ['not_proved']])
  const toDecide = (await staff.call(listStopMisfits, {})).body
  for (const { _id: id, choices } of toDecide) {
    expect(choices).toEqual([{ choice: 'keep', amount: 0 }])
    await staff.call(decideStopMisfit, { params: { id }, body: { choice: 'keep' } })
  }
  expect([await misfits(), await statusOf(order)]).toEqual([[], 'out_for_delivery'])
})

it('keeps the tries of an order from who has no access, whatever they send', async () => {
  const order = await outForDelivery()
  const code = (await codeOf(order)).code!
  const former = await product.person({ preset: 'rider', name: 'Sunil' })
  await staff.call(suspendColleague, { params: { id: former.user._id } })
  const params = { orderId: order._id, kind: 'delivery' as const }
  for (let each = 0; each < 6; each += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { code: wrongCode(code), at: '2025-06-20T03:55:00Z' }
    expect((await former.call(keepLateStop, { params, body }, headers)).status).toBe(202)
  }
  expect((await stopOf(order))?.proof).toEqual({ codeTriesLeft: 5 })
  expect((await tryCode(order, code)).status).toBe(200)
})

describe('without the code', () => {
  it('a photo and who took the clothes prove the delivery', async () => {
    const order = await outForDelivery()
    const texts = { takenBy: 'guard', takenName: 'Suresh' }
    expect((await deliverWithPhoto(order, texts, photo)).status).toBe(200)
    expect(await completionsOf(order)).toMatchObject([{ proof: 'photo' }])
    expect(await misfits()).toEqual([])
  })

  it('a delivery without photo or name is written, and waits for a manager', async () => {
    const order = await outForDelivery()
    expect((await deliver(order, {})).body).toMatchObject({ done: true, toDecide: true })
    const nameless = await outForDelivery()
    await deliverWithPhoto(nameless, { takenBy: 'neighbour' }, photo)
    expect(await misfits()).toEqual([['not_proved'], ['not_proved']])
    expect(await completionsOf(nameless)).toMatchObject([{ proof: null }])
  })

  it('nothing is asked for a pickup, for a note on a delivery that is made, or without the setting', async () => {
    const made = await outForDelivery()
    await deliver(made, { code: (await codeOf(made)).code! })
    await deliver(made, { note: 'Rang twice' })
    await setRule('off')
    const plain = await outForDelivery()
    await deliver(plain, {})
    expect(await completionsOf(plain)).toMatchObject([{ proof: null }])
    expect(await misfits()).toEqual([])
  })
})

it('shares the tries of orders that go out to one door', async () => {
  const first = await outForDelivery()
  const second = await outForDelivery()
  await assign(second)
  const code = (await codeOf(first)).code!
  expect((await codeOf(second)).code).toBe(code)
  await tryCode(first, wrongCode(code))
  expect((await tryCode(second, wrongCode(code))).message).toBe(
    'That code is wrong. 3 tries are left.',
  )
  await deliver(first, { code })
  await deliver(second, { code })
  for (const order of [first, second])
    expect(await completionsOf(order)).toMatchObject([{ proof: 'code' }])
})

it('proves what is handed over at the same door for 15 minutes, and nothing after that without another code', async () => {
  const [one, soon, late] = [await outForDelivery(), await outForDelivery(), await outForDelivery()]
  for (const order of [soon, late]) await assign(order)
  const code = (await codeOf(one)).code!
  const at = (time: string) => ({ code, at: `2025-06-20T${time}Z` })
  product.clock.set('2025-06-20T09:30:00Z')
  await deliver(one, at('04:05:00'))
  await deliver(soon, at('04:20:00'))
  expect(await completionsOf(soon)).toMatchObject([{ proof: 'code' }])

  const refused = await tryCode(late, code)
  expect([refused.code, refused.message]).toEqual([
    'wrong_code',
    'This code was used already. Have a new one sent, or take a photo and say who took it.',
  ])
  await staff.call(sendDeliveryCode, { params: { id: late._id } })
  const renewed = (await codeOf(late)).code!
  expect((await tryCode(late, renewed)).status).toBe(200)
  await deliver(late, { code: renewed })
  expect(await completionsOf(late)).toMatchObject([{ proof: 'code' }])
  expect(await misfits()).toEqual([])
})

it('leaves a delivery with a code that was used hours before to a manager', async () => {
  const [first, second] = [await outForDelivery(), await outForDelivery()]
  await assign(second)
  const code = (await codeOf(first)).code!
  await deliver(first, { code })
  product.clock.set('2025-06-20T09:30:00Z')
  await deliver(second, { code })
  expect(await completionsOf(second)).toMatchObject([{ proof: null }])
  expect(await misfits()).toEqual([['wrong_code']])
})

function cookiesOf(person: { cookieHeader(): string }): Map<string, string> {
  return new Map(
    person
      .cookieHeader()
      .split('; ')
      .map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
}
