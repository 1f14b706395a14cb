/** Approved texts over HTTP: registration in the console, and text messages through an operator that scrubs. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readApprovedTexts, recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { adminSettings } from '#contract/settings/settings.ts'
import { approveCodeTexts } from '../../testing/stand-ins/approve-code-texts.ts'
import { placed } from '../../testing/order-inputs.ts'
import { type DltGateway, openDltGateway } from '../../testing/stand-ins/dlt-gateway.ts'
import { openTestProduct, type SignedIn, type TestProduct } from '../../testing/test-product.ts'

const SITE = 'https://sunrise.example'
const FROM = { entityId: '1101234567890123456', header: 'SUNRSE' }
const HEADER = 'A header has 6 capital letters. Leave out the operator’s -S or -P.'
const ID = '1107160000000000001'

let gateway: DltGateway
let product: TestProduct
let staff: SignedIn
beforeAll(async () => {
  gateway = await openDltGateway()
  gateway.registry.links.push(`${SITE}/o?`)
  product = await openTestProduct({
    config: { baseUrl: SITE, sms: { url: gateway.url, token: undefined, from: 'WASHLN' } },
  })
  staff = await product.person({ role: 'admin' })
})
afterAll(async () => {
  await product.close()
  gateway.close()
})

async function setDlt(change: object) {
  const dlt = (await staff.call(settingCalls.adminDlt, {})).body
  return staff.call(settingCalls.changeDlt, { body: { ...dlt, ...change } })
}

async function textNamed(name: string) {
  const { body } = await staff.call(readApprovedTexts, { query: { channel: 'sms' } })
  return body.texts.find((text) => text.name === name)!
}

function note(name: string, change: object) {
  const body = { state: 'approved' as const, templateId: ID, refusedBecause: '', ...change }
  const params = { channel: 'sms' as const, language: 'en-IN', name }
  return staff.call(recordTextRegistration, { params, body })
}

async function rename(name: string) {
  const { business } = (await staff.call(adminSettings, {})).body
  const { status } = await staff.call(settingCalls.changeBusiness, { body: { ...business, name } })
  expect(status).toBe(200)
}

/** What staff do on a DLT portal, and then in the console. */
async function register(name: string, templateId: string) {
  const { form } = await textNamed(name)
  gateway.registry.templates.set(templateId, { ...FROM, text: form, isApproved: true })
  expect((await note(name, { templateId })).status).toBe(200)
}

async function textOfOrder(): Promise<{ status: string; last_error: string | null }> {
  const customer = await product.person({ name: 'Asha', phone: '+91 98450 00000' })
  await placed(customer)
  const find = () =>
    product.db
      .selectFrom('outbox_messages')
      .select(['status', 'last_error'])
      .where('user_id', '=', customer.user._id)
      .where('channel', '=', 'sms')
      .executeTakeFirst()
  await expect.poll(async () => (await find())?.status, { timeout: 20_000 }).toMatch(/sent|failed/)
  return (await find())!
}

it('takes an entity ID once the texts of codes are approved, for codes would stop before', async () => {
  const message =
    'Codes by text message would stop. Have phone_code and sign_in_code approved first, then enter your entity ID.'
  expect(await setDlt(FROM)).toMatchObject({ status: 422, message })
  expect((await setDlt({ header: FROM.header })).status).toBe(200)
  await approveCodeTexts(staff)
  expect((await setDlt(FROM)).status).toBe(200)
})

it('shows what a text costs by its class and its segments, once the operators’ rates are entered', async () => {
  expect(await textNamed('order_booked')).toMatchObject({ segments: 1, costPaise: null })
  const rates = (await staff.call(settingCalls.adminMessageRates, {})).body
  const body = { ...rates, smsService: 12.5 }
  expect((await staff.call(settingCalls.changeMessageRates, { body })).status).toBe(200)
  expect(await textNamed('order_booked')).toMatchObject({ segments: 1, costPaise: 12.5 })
  expect(await textNamed('order_express_missed')).toMatchObject({ segments: 2, costPaise: 25 })
})

it('refuses a text that isn’t approved yet, and says what to register', async () => {
  const { status, last_error: why } = await textOfOrder()
  expect(status).toBe('failed')
  expect(why).toContain('“order_booked” isn’t approved yet')
  expect(gateway.delivered).toEqual([])
})

it('sends an order’s text as it was approved, with a link that leads to the order', async () => {
  await register('order_booked', ID)
  expect(await textNamed('order_booked')).toMatchObject({
    state: 'approved',
    templateId: ID,
    isChanged: false,
    segments: 1,
    problems: [],
    form: "Your pickup is booked for {#alphanumeric#}. We'll be at your door. Track or change it: {#url#} - Washline",
  })
  expect(await textOfOrder()).toEqual({ status: 'sent', last_error: null })
  expect([gateway.delivered.length, gateway.dropped]).toEqual([1, []])
  const link = /https:\/\/sunrise\.example(\/o\?\S+)/.exec(gateway.delivered[0]!.text)![1]!
  const { headers } = await product.app.inject(link)
  expect(headers.location).toMatch(/^\/track-order\?orderId=[\w-]{36}$/)
})

it('sends the approved text after the laundry’s name changed, and shows that it changed', async () => {
  await rename('Sunrise Laundry')
  expect(await textNamed('order_booked')).toMatchObject({ state: 'approved', isChanged: true })
  expect(await textOfOrder()).toEqual({ status: 'sent', last_error: null })
  expect(gateway.delivered.at(-1)!.text).toMatch(/- Washline$/)
})

it('keeps the approved text while its id stays, and takes the new one once staff say that it is registered', async () => {
  expect((await note('order_booked', {})).body).toMatchObject({ isChanged: true })
  expect(await textOfOrder()).toEqual({ status: 'sent', last_error: null })
  expect(gateway.delivered.at(-1)!.text).toMatch(/- Washline$/)

  const { registered, version, form } = await textNamed('order_booked')
  expect([registered!.form, form]).toEqual([
    expect.stringMatching(/- Washline$/),
    expect.stringMatching(/- Sunrise Laundry$/),
  ])
  const NEW_ID = '1107160000000000002'
  const before = await note('order_booked', { templateId: NEW_ID, version: registered!.version })
  expect(before.body).toMatchObject({ isChanged: true, templateId: NEW_ID })
  const now = await note('order_booked', { templateId: NEW_ID, version })
  expect(now.body).toMatchObject({ isChanged: false, registered: { version, form } })
  gateway.registry.templates.set(NEW_ID, { ...FROM, text: form, isApproved: true })
  expect(await textOfOrder()).toEqual({ status: 'sent', last_error: null })
  expect(gateway.delivered.at(-1)!.text).toMatch(/- Sunrise Laundry$/)
})

it('approves a text as it was while it was pending', async () => {
  await note('order_split', { state: 'pending', templateId: '' })
  await rename('Washline')
  expect((await note('order_split', {})).body).toMatchObject({
    state: 'approved',
    isChanged: true,
    registered: { form: expect.stringMatching(/- Sunrise Laundry$/) },
  })
})

it('takes the text as it is now with a new id', async () => {
  const { body } = await note('order_split', { templateId: '1107160000000000003' })
  expect(body).toMatchObject({ isChanged: false })
})

it('refuses a text that changed after staff saw it', async () => {
  const { version } = await textNamed('orders_parted')
  await rename('Sunrise Laundry')
  expect(await note('orders_parted', { version })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  await rename('Washline')
})

it.each([
  [{ templateId: '4711' }, 'A template ID has 19 digits. Copy it from your DLT portal.'],
  [{ templateId: '' }, 'Enter the template ID: messages leave with it once the text is approved.'],
])('refuses the registration %j', async (change, message) => {
  expect(await note('order_moved', change)).toMatchObject({ status: 422, message })
})

it('keeps an approved text approved while its next version is pending or refused, so that messages still leave', async () => {
  await note('order_moved', {})
  for (const state of ['pending', 'refused'] as const)
    expect(
      await note('order_moved', { state, templateId: '', refusedBecause: 'No.' }),
    ).toMatchObject({
      status: 422,
      message: expect.stringContaining('once it is approved'),
    })
  expect(await textNamed('order_moved')).toMatchObject({ state: 'approved', templateId: ID })
})

it('keeps why a text was refused, and forgets a registration', async () => {
  await note('order_moved', { state: 'unregistered', templateId: '' })
  await note('order_moved', { state: 'refused', templateId: '', refusedBecause: 'No header.' })
  expect(await textNamed('order_moved')).toMatchObject({
    state: 'refused',
    refusedBecause: 'No header.',
    templateId: null,
  })
  await note('order_moved', { state: 'unregistered', templateId: '' })
  expect(await textNamed('order_moved')).toMatchObject({ state: 'unregistered' })
  expect((await note('no_such_text', {})).status).toBe(404)
})

it.each([
  [{ entityId: '12' }, 'An entity ID has 19 digits. Copy it from your DLT portal.'],
  [
    { ...FROM, header: '' },
    'Enter the header as well: with an entity ID alone, every text message would stop.',
  ],
  [{ header: 'SUNRSE-S' }, HEADER],
  [{ header: 'Sun' }, HEADER],
])('refuses the DLT registration %j', async (change, message) => {
  const { status, message: said } = await setDlt(change)
  expect([status, said]).toEqual([422, message])
})

it('sends texts as they are written once the laundry has no registration', async () => {
  await setDlt({ entityId: '', header: '' })
  gateway.dropped.length = 0
  await textOfOrder()
  expect(gateway.dropped).toEqual(['entity, header or template missing'])
})
