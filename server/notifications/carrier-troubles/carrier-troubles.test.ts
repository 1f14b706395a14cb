/** Troubles of channels: staff read what to do until a message gets through again. */
// @both-engines
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { outboxCarriers } from '#contract/messages/outbox.ts'
import { recordTextRegistration } from '#contract/messages/approved-texts.ts'
import { readReachability, sendTestMessages } from '#contract/messages/reachability.ts'
import { english } from '#words/words.ts'
import { listenLocally } from '../../testing/local-servers.ts'
import { openWhatsAppCloud } from '../../testing/stand-ins/whatsapp-cloud.ts'
import { type SignedIn, testProduct } from '../../testing/test-product.ts'
import type { NotificationChannel } from '#domain/messages/notification-settings.ts'
import { gateway, product as textProduct } from '../outbox/test-delivery.ts'
import { recordUnsentCode } from '../outbox/unsent/record-unsent-code.ts'

const cloud = await openWhatsAppCloud()
const mailServer = new SMTPServer({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
})
const mailPort = await listenLocally(mailServer.server)
afterAll(() => {
  cloud.close()
  mailServer.close()
})
const product = await testProduct({
  config: {
    whatsApp: cloud.keys,
    smtpUrl: `smtp://laundry:wrong@127.0.0.1:${mailPort}`,
  },
})
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })

let owner: SignedIn
beforeEach(async () => {
  await product.startAgain()
  await product.db.deleteFrom('outbox_messages').execute()
  product.clock.set('2025-06-18T06:30:00Z')
  owner = await product.person({ role: 'admin', phone: '+91 98450-00009' })
  cloud.refuses = () => null
  cloud.templates.set('test', { variables: 0, hasButton: false })
  await owner.call(recordTextRegistration, {
    params: { channel: 'whatsapp', language: 'en-IN', name: 'test' },
    body: { state: 'approved', templateId: '594425479261596', refusedBecause: '' },
  })
})

const troublesOf = async (channel: NotificationChannel, who = owner) =>
  (await who.call(outboxCarriers, {})).body.troubles
    .filter((each) => each.channel === channel)
    .map(({ why, text }) => ({ why, text }))

let testers = 0

/** A member of staff, who may send one test a minute, sends theirs; its carrier has answered. */
async function testOn(channel: NotificationChannel, laundry = product): Promise<void> {
  testers += 1
  const phone = `+91 98450-1000${testers % 10}`
  const tester = await laundry.person({ role: 'admin', phone })
  await tester.call(sendTestMessages, {})
  const answered = async () =>
    (await tester.call(readReachability, {})).body.channels
      .find((each) => each.channel === channel)!
      .messages.filter(({ tries }) => tries > 0)
  await expect.poll(async () => (await answered()).length, { timeout: 20_000 }).toBe(1)
}

describe('WhatsApp', () => {
  const PAYMENT =
    'WhatsApp needs a payment method. Add one to the WhatsApp account in Meta’s billing settings.'

  it.each([
    [190, 'WHATSAPP_TOKEN, then restart.'],
    [131_031, 'WhatsApp has locked the laundry’s account.'],
    [133_010, 'The laundry’s number isn’t registered with WhatsApp.'],
    [131_048, 'WhatsApp is holding back the laundry’s messages'],
  ])('says what to do after its code %i, until a message is taken', async (code, said) => {
    cloud.refuses = () => code
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([
      { why: expect.stringContaining(said), text: null },
    ])
    cloud.refuses = () => null
    product.clock.set('2025-06-18T06:32:00Z')
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([])
  })

  it('asks for a payment method until a message arrives: taking one proves nothing', async () => {
    await testOn('whatsapp')
    const at = product.clock.read()
    await cloud.report(address, [
      { message: cloud.taken.at(-1)!, status: 'failed', at, code: 131_042 },
    ])
    expect(await troublesOf('whatsapp')).toEqual([{ why: PAYMENT, text: null }])
    product.clock.set('2025-06-18T06:32:00Z')
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([{ why: PAYMENT, text: null }])
    const later = product.clock.read()
    await cloud.report(address, [{ message: cloud.taken.at(-1)!, status: 'delivered', at: later }])
    expect(await troublesOf('whatsapp')).toEqual([])
  })

  it('names the text that it has paused, until that text is taken', async () => {
    cloud.templates.set('test', { variables: 0, hasButton: false, isPaused: true })
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([
      { why: expect.stringContaining('WhatsApp has paused'), text: 'Test message' },
    ])
    cloud.templates.set('test', { variables: 0, hasButton: false })
    product.clock.set('2025-06-18T06:32:00Z')
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([])
  })

  it('has no trouble where one person can’t be reached, and forgets one after three days', async () => {
    cloud.refuses = () => 131_026
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toEqual([])
    cloud.refuses = () => 190
    product.clock.set('2025-06-18T06:32:00Z')
    await testOn('whatsapp')
    expect(await troublesOf('whatsapp')).toHaveLength(1)
    product.clock.set('2025-06-21T06:33:00Z')
    expect(await troublesOf('whatsapp')).toEqual([])
  })
})

it('says that the mail server refuses the login, in its words', async () => {
  await testOn('email')
  expect(await troublesOf('email')).toEqual([
    {
      why: expect.stringMatching(
        /^Your mail server refuses the login\. .*SMTP_URL.*Wrong password/,
      ),
      text: null,
    },
  ])
})

it.each([
  [401, /^Your SMS gateway refuses Washline\. .* The SMS gateway answered 401\.$/],
  [402, /^Your SMS gateway account has no credit\. .* The SMS gateway answered 402\.$/],
  [403, /^Your SMS gateway refuses Washline\. .* The SMS gateway answered 403\.$/],
])(
  'says what to do after %i of the gateway, which is tried again',
  async (status, why) => {
    await textProduct.db.deleteFrom('outbox_messages').execute()
    const staff = await textProduct.person({ role: 'admin' })
    gateway.answers.push(status)
    await testOn('sms', textProduct)
    expect(await troublesOf('sms', staff)).toEqual([
      { why: expect.stringMatching(why), text: null },
    ])
    await expect.poll(() => troublesOf('sms', staff), { timeout: 25_000 }).toEqual([])
  },
  60_000,
)

it('says what to do where a code expired before the gateway took it, until it takes a text', async () => {
  await textProduct.db.deleteFrom('outbox_messages').execute()
  const staff = await textProduct.person({ role: 'admin' })
  const { codeExpired } = english.deliveryProblems
  await recordUnsentCode(textProduct.deps, {
    userId: null,
    number: '+919845000001',
    reason: codeExpired,
  })
  expect(await troublesOf('sms', staff)).toEqual([{ why: codeExpired, text: null }])
  await testOn('sms', textProduct)
  expect(await troublesOf('sms', staff)).toEqual([])
})
