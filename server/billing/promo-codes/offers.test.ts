/** Telling customers of a promo code: only those who agreed, each once, within the cap and the hours. */
import { beforeEach, describe, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import {
  makePromoCode,
  type NewPromoCode,
  pausePromoCode,
  readPromoAudience,
  tellOfPromoCode,
} from '#contract/discounts/promo-codes.ts'
import { listConsents } from '#contract/messages/consents.ts'
import { stopOffers } from '#contract/messages/offers.ts'
import { stopKey } from '../../notifications/consents/offer-link.ts'
import { deliverMessages } from '../../notifications/outbox/deliver-messages.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { placed } from '../../testing/order-inputs.ts'
import { PROMO_CODE } from '../../testing/promo-codes.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { isOfferOver } from './is-offer-over.ts'
import { tellNextCustomers } from './tell-next-customers.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
let made = 0
let asha: SignedIn

beforeEach(async () => {
  await product.startAgain()
  await product.db.updateTable('consents').set(NO_MORE).where('withdrawn_at', 'is', null).execute()
  asha = await customer({ promotions: true })
})

const NO_MORE = { withdrawn_at: new Date('2025-01-01'), withdrawn_by: 'counter' } as const

async function customer(body: { promotions?: boolean; orderUpdates?: boolean }): Promise<SignedIn> {
  const person = await product.person()
  const params = { id: person.user._id }
  await person.call(changeNotificationSettings, { params, body })
  return person
}

async function newCode(terms: Partial<NewPromoCode> = {}) {
  made += 1
  const promoCode = `OFFER-${made}`
  const { body } = await staff.call(makePromoCode, { body: { ...PROMO_CODE, promoCode, ...terms } })
  return { id: body._id, promoCode }
}

const audienceOf = async (codeId: string) =>
  (await staff.call(readPromoAudience, { params: { codeId } })).body

const tell = (codeId: string, by = staff) => by.call(tellOfPromoCode, { params: { codeId } })

async function toldOf(codeId: string, people: number) {
  await expect
    .poll(async () => {
      const { told, isUnderWay } = await audienceOf(codeId)
      return { told, isUnderWay }
    })
    .toEqual({ told: people, isUnderWay: false })
}

const offersTo = async (person: SignedIn) =>
  (
    await product.db
      .selectFrom('outbox_messages')
      .select(['id', 'parts', 'status', 'channel'])
      .where('user_id', '=', person.user._id)
      .execute()
  ).filter(({ parts }) => parts[0]?.kind === 'promo.offered')

it('tells those who agreed to offers, and nobody else', async () => {
  const ben = await customer({ orderUpdates: true })
  const { id, promoCode } = await newCode()
  expect(await audienceOf(id)).toMatchObject({ agreed: 1, toTell: 1, told: 0, atCap: 0 })

  expect((await tell(id)).status).toBe(200)
  await toldOf(id, 1)

  const [mail] = await readMailsTo(product, asha.user.email, 1)
  expect(mail!.subject).toContain(promoCode)
  expect(await offersTo(ben)).toEqual([])
})

it('puts the one click of mail programs, and a link to stop, into the mail of an offer', async () => {
  const { id } = await newCode()
  await tell(id)
  await toldOf(id, 1)
  const [mail] = await readMailsTo(product, asha.user.email, 1)
  const key = stopKey(asha.user._id, product.deps.config)
  expect(mail!.text).toContain(`/offer#key=${key}`)
  expect(mail!.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  )

  for (const [contentType, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n'],
  ] as const) {
    const click = await product.newBrowser().send({
      method: 'POST',
      url: `/offer?key=${key}`,
      headers: { 'content-type': contentType },
      payload,
    })
    expect(click.status).toBe(200)
  }
  const { body } = await asha.call(listConsents, { params: { id: asha.user._id } })
  expect(body).toMatchObject([{ subject: 'promotions', withdrawnBy: 'link' }])
})

it('tells no one twice, also where the server stops between a step and its end', async () => {
  const people = [asha, ...(await Promise.all([1, 2, 3].map(() => customer({ promotions: true }))))]
  const { id } = await newCode()
  const at = product.clock.read()
  await product.db.insertInto('promo_tellings').values({ code_id: id, begun_at: at }).execute()
  const first = { codeId: id, after: null }
  const { deps } = product
  const jobs = { ...deps.jobs, enqueueAt: () => Promise.reject(new Error('killed')) }
  await expect(tellNextCustomers({ ...deps, jobs }, [first], 2)).rejects.toThrow('killed')
  expect((await audienceOf(id)).told).toBe(0)

  await tellNextCustomers(deps, [first], 2)
  await tellNextCustomers(deps, [first], 2)
  expect((await audienceOf(id)).told).toBe(2)
  const { reached_id: after } = await product.db
    .selectFrom('promo_tellings')
    .select('reached_id')
    .where('code_id', '=', id)
    .executeTakeFirstOrThrow()
  await tellNextCustomers(deps, [{ codeId: id, after }], 3)
  await toldOf(id, 4)
  for (const person of people) expect(await offersTo(person)).toHaveLength(1)
  expect((await tell(id)).code).toBe('discount_refused')
})

it('leaves out who had the offers of a month, and who can’t use the code', async () => {
  for (let offer = 0; offer < 2; offer += 1) {
    const { id } = await newCode()
    await tell(id)
    await toldOf(id, 1)
  }
  const { id } = await newCode()
  expect(await audienceOf(id)).toMatchObject({ agreed: 1, toTell: 0, atCap: 1 })
  expect((await tell(id)).message).toContain('There is no customer to tell')

  product.clock.set(new Date(product.clock.read().getTime() + 31 * 86_400_000).toISOString())
  expect(await audienceOf(id)).toMatchObject({ toTell: 1, atCap: 0 })
})

it('puts offers off until 10 am, and drops those of people who stop offers until then', async () => {
  product.clock.set('2025-06-18T22:00:00+05:30')
  const ben = await customer({ promotions: true })
  const { id } = await newCode()
  const { body } = await tell(id)
  expect(body).toMatchObject({
    isUnderWay: true,
    toTell: 2,
    leavesAt: '2025-06-19T04:30:00.000Z',
  })
  await tellNextCustomers(product.deps, [{ codeId: id, after: null }])
  expect(await offersTo(asha)).toEqual([])

  product.clock.set('2025-06-19T10:00:00+05:30')
  const key = stopKey(ben.user._id, product.deps.config)
  expect((await product.visitor.call(stopOffers, { body: { key } })).status).toBe(200)
  await tellNextCustomers(product.deps, [{ codeId: id, after: null }])
  expect(await offersTo(asha)).toHaveLength(1)
  expect(await offersTo(ben)).toEqual([])
})

/** Writes the offer of a code to Asha, which waits until it is delivered. */
async function writtenOffer(id: string) {
  const begun_at = product.clock.read()
  await product.db.insertInto('promo_tellings').values({ code_id: id, begun_at }).execute()
  const jobs = { ...product.deps.jobs, enqueue: async () => {} }
  await tellNextCustomers({ ...product.deps, jobs }, [{ codeId: id, after: null }])
  const [written] = await offersTo(asha)
  return () => deliverMessages(product.deps, [{ letterId: written!.id }], { isOfferOver })
}

describe('an offer that waits to leave', () => {
  it.each<
    [
      why: string,
      terms: Partial<NewPromoCode>,
      then: (code: { id: string; promoCode: string }) => Promise<unknown>,
    ]
  >([
    [
      'its reader stopped offers',
      {},
      () => {
        const key = stopKey(asha.user._id, product.deps.config)
        return product.visitor.call(stopOffers, { body: { key } })
      },
    ],
    [
      'its code is over',
      { untilDate: '2025-06-18' },
      async () => product.clock.set('2025-06-19T12:00:00+05:30'),
    ],
    [
      'its code is paused',
      {},
      ({ id }) => staff.call(pausePromoCode, { params: { codeId: id }, body: { active: false } }),
    ],
    [
      'its code is used up',
      { maxUses: 1 },
      async ({ promoCode }) => placed(await customer({ orderUpdates: true }), { promoCode }),
    ],
    [
      'its reader has used the code as often as they may',
      { maxUsesPerCustomer: 1 },
      ({ promoCode }) => placed(asha, { promoCode }),
    ],
  ])('is dropped once %s', async (_why, terms, then) => {
    const code = await newCode(terms)
    const deliver = await writtenOffer(code.id)
    await then(code)

    await deliver()
    expect(await offersTo(asha)).toEqual([])
  })

  it('leaves while its code can be used, also from a later day on', async () => {
    const { id, promoCode } = await newCode({ fromDate: '2025-07-01', maxUses: 1 })
    await (
      await writtenOffer(id)
    )()
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail!.subject).toContain(promoCode)
  })
})

describe('a code that can’t be used', () => {
  it.each([
    ['is over', { untilDate: '2025-06-17' }, 'is over'],
    ['ends before offers leave', { untilDate: '2025-06-18' }, 'is over'],
  ])('isn’t told of when it %s', async (_, terms, sentence) => {
    product.clock.set('2025-06-18T22:00:00+05:30')
    const { id } = await newCode(terms)
    expect((await audienceOf(id)).refusal).toContain(sentence)
    expect(await tell(id)).toMatchObject({ status: 409, code: 'discount_refused' })
  })

  it('isn’t told of while it is paused; a code to come is', async () => {
    const { id } = await newCode()
    const params = { codeId: id }
    await staff.call(pausePromoCode, { params, body: { active: false } })
    expect((await tell(id)).message).toContain('is paused')
    const later = await newCode({ fromDate: '2025-07-01' })
    expect((await tell(later.id)).status).toBe(200)
  })
})

it('refuses keys that this laundry didn’t sign, and staff without the permission', async () => {
  const key = stopKey(asha.user._id, product.deps.config)
  for (const wrong of ['', 'x'.repeat(38), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`])
    expect((await product.visitor.call(stopOffers, { body: { key: wrong } })).status).toBe(404)
  const { id } = await newCode()
  const rider = await product.person({ preset: 'rider' })
  expect((await tell(id, rider)).status).toBe(403)
})
