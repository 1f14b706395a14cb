import { beforeEach, expect, it } from 'vitest'
import { changeNotificationSettings } from '#contract/accounts/profile.ts'
import { changeLines, readOrderDetail } from '#contract/orders/order-detail.ts'
import { readProposal, shareProposal } from '#contract/orders/proposals.ts'
import type { LinkWay } from '#domain/orders/price-proposals.ts'
import { readLinkSecret } from '#domain/base/secret-links.ts'
import { secretsInUrls } from '../../testing/secrets-in-urls.ts'
import { placed } from '../../testing/order-inputs.ts'
import type { SignedIn } from '../../testing/test-product.ts'
import {
  answerLine,
  orderBag,
  readMailedKey,
  ownOrderParams,
  orderParams,
  product,
  makeProposal,
  staff,
} from './test-proposals.ts'

let asha: SignedIn
beforeEach(async () => {
  await product.startAgain()
  asha = await product.person({ name: 'Asha', phone: '+91 98450 33333' })
  await asha.call(changeNotificationSettings, {
    params: { id: asha.user._id },
    body: { sms: false },
  })
})

const share = (order: { _id: string }, way: LinkWay, who: SignedIn = staff) =>
  who.call(shareProposal, { ...orderParams(order), body: { way } })

const entries = (order: { _id: string }) =>
  product.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'record_id', 'params', 'details', 'search_text'])
    .where('action', '=', 'order.approval_link_taken')
    .where('record_id', '=', order._id)
    .orderBy('id')
    .execute()

it('makes a link different from the mailed one, in a message to the customer’s number', async () => {
  const order = await placed(asha)
  await makeProposal(order)
  const { status, body } = await share(order, 'whatsapp')
  const { baseUrl } = product.deps.config
  const link = new URL(body.link)
  const key = readLinkSecret(link, 'key')!
  expect([status, link.origin, link.pathname, link.searchParams.get('orderId')]).toEqual([
    200,
    baseUrl,
    '/track-order',
    order._id,
  ])
  expect(key).not.toBe(await readMailedKey(asha))
  expect(secretsInUrls(body.link)).toEqual([])
  const opens = new URL(body.whatsapp!)
  expect([opens.origin, opens.pathname]).toEqual(['https://wa.me', '/919845033333'])
  expect(opens.searchParams.get('text')).toMatch(
    /^Hello, this is Washline: we found more than you listed in order LC-\S+\. The new total would be ₹380 instead of ₹210\. We won’t do or charge any of this without your OK\. Please look at each line and answer by .* on .*: http/,
  )
  expect(opens.searchParams.get('text')).toContain(body.link)
  const visitor = product.newBrowser()
  expect(
    (
      await visitor.call(readProposal, {
        ...ownOrderParams(order),
        headers: { 'proposal-key': key },
      })
    ).status,
  ).toBe(200)
})

it('accepts an answer by the shared link from the logged-in customer only', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const key = readLinkSecret(new URL((await share(order, 'copy')).body.link), 'key')!
  const itemId = proposal.lines[0]!.itemId
  const stranger = await product.person()
  for (const who of [product.newBrowser(), stranger])
    expect((await answerLine(who, proposal, itemId, 'do', key)).message).toMatch(/^Please log in/)
  expect((await answerLine(staff, proposal, itemId, 'do', key)).code).toBe('forbidden')
  expect((await answerLine(asha, proposal, itemId, 'do', key)).status).toBe(200)
})

it('accepts an answer by the mailed link without logging in, never by staff, and notifies the customer at once', async () => {
  const order = await placed(asha)
  const { body: proposal } = await makeProposal(order)
  const key = await readMailedKey(asha)
  const itemId = proposal.lines[0]!.itemId
  const rider = await product.person({ preset: 'rider' })
  for (const who of [staff, rider])
    expect((await answerLine(who, proposal, itemId, 'do', key)).code).toBe('forbidden')
  const visitor = product.newBrowser()
  for (const line of proposal.lines)
    expect((await answerLine(visitor, proposal, line.itemId, 'do', key)).status).toBe(200)
  await product.deps.events.settled()
  const said = await product.db
    .selectFrom('outbox_messages')
    .select('due_at')
    .where('user_id', '=', asha.user._id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(said.due_at).toBeNull()
})

it('opens WhatsApp for a number from a range with landlines once it is verified', async () => {
  const ravi = await product.person({ name: 'Ravi', phone: '80501 23456' })
  const order = await placed(ravi)
  await makeProposal(order)
  const { body } = await share(order, 'whatsapp')
  expect(new URL(body.whatsapp!).pathname).toBe('/918050123456')
  await product.db
    .updateTable('users')
    .set({ phone_proven_at: null })
    .where('id', '=', ravi.user._id)
    .execute()
  expect((await share(order, 'whatsapp')).code).toBe('phone_needed')
})

it.each([
  ['98450 33333', true],
  ['080 2222 3333', false],
  ['+44 7911 123456', false],
])(
  'tells whether WhatsApp can be opened for an order’s customer with the number %s',
  async (phone, takesWhatsApp) => {
    const order = await placed(await product.person({ phone }))
    await makeProposal(order)
    expect((await staff.call(readOrderDetail, orderParams(order))).body).toMatchObject({
      takesWhatsApp,
    })
    expect((await share(order, 'whatsapp')).status === 200).toBe(takesWhatsApp)
  },
)

it('says in the message for a bag that its clothes were counted', async () => {
  const order = await orderBag(asha)
  await makeProposal(order)
  const { body } = await share(order, 'whatsapp')
  expect(new URL(body.whatsapp!).searchParams.get('text')).toContain(
    'we counted your clothes of order',
  )
})

it('records the staff member who shared it, without the link', async () => {
  const order = await placed(asha)
  await makeProposal(order)
  await share(order, 'copy')
  await share(order, 'whatsapp')
  await product.deps.events.settled()
  const written = await entries(order)
  expect(written).toMatchObject(
    ['copy', 'whatsapp'].map((way) => ({
      actor_id: staff.user._id,
      record_id: order._id,
      details: { way },
    })),
  )
  const key = await readMailedKey(asha)
  const stored = await product.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'order.approval_link_taken')
    .execute()
  expect(JSON.stringify([written, stored])).not.toMatch(new RegExp(`${key}|wa\\.me|98450`))
})

it('refuses to share without an open proposal or the permission, or by WhatsApp to no mobile number', async () => {
  const order = await placed(asha)
  expect((await share(order, 'copy')).code).toBe('nothing_to_ask')
  const { body: proposal } = await makeProposal(order)
  const plant = await product.person({ preset: 'plant' })
  for (const who of [plant, asha]) expect((await share(order, 'copy', who)).status).toBe(403)
  const landline = await product.person({ phone: '080 2222 3333' })
  const theirs = await placed(landline)
  await makeProposal(theirs)
  const refused = await share(theirs, 'whatsapp')
  expect([refused.code, refused.message]).toEqual([
    'phone_needed',
    'We don’t have an Indian mobile number for this customer. Copy the link instead, or add their number first.',
  ])
  expect((await share(theirs, 'copy')).body).toMatchObject({ whatsapp: null })
  await staff.call(changeLines, {
    ...orderParams(theirs),
    body: {
      lines: [{ itemId: 'wash-fold', quantity: 2 }],
      reason: 'Less than listed',
      total: 140,
      revision: 0,
    },
  })
  expect((await share(theirs, 'copy')).code).toBe('nothing_to_ask')
  product.clock.set(proposal.answerUntil)
  const late = await share(order, 'copy')
  expect([late.code, late.message]).toEqual([
    'nothing_to_ask',
    'The customer has nothing left to answer on this order. Please look at it again.',
  ])
  await product.deps.events.settled()
  expect([await entries(order), await entries(theirs)]).toMatchObject([[], [{}]])
})
