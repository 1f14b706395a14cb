// @both-engines
import { readFile, readdir } from 'node:fs/promises'
import { createECDH, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { pushKey, subscribePush, unsubscribePush } from '#contract/messages/notifications.ts'
import { inTransaction } from '../../database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { readMailsTo } from '../../testing/mails.ts'
import { decryptPushNotice } from '../../testing/stand-ins/push-service.ts'
import { openTestProduct } from '../../testing/test-product.ts'
import { DAY, NIGHT } from '../../platform/palette.ts'
import {
  type Taker,
  asha,
  gateway,
  readMessagesTo,
  product,
  pushService,
  changeNotificationSettings,
  readMessageStates,
  subscribeToPush,
  notifyPerson,
} from './test-delivery.ts'

describe('a message being sent', () => {
  it('uses one channel of those that its person has', async () => {
    const browser = await subscribeToPush(asha)
    await notifyPerson(asha)
    await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toEqual(['sms sent'])
    expect(gateway.taken).toHaveLength(1)
    expect(browser.notices).toHaveLength(0)
  })

  it('requires a phone number for text messages', async () => {
    const ravi = await product.person()
    await notifyPerson(ravi)
    await expect.poll(() => readMessageStates(ravi), { timeout: 20_000 }).toEqual(['email sent'])
  })

  it.each([
    [{ sms: false }, ['push']],
    [{ sms: false, push: false }, ['email']],
    [{ email: false, push: false }, ['sms']],
    [{ orderUpdates: false }, []],
    [{ orderUpdates: false, promotions: true }, []],
  ] as const)('with %o sends by %o', async (change, channels) => {
    await changeNotificationSettings(asha, change)
    await subscribeToPush(asha)
    await notifyPerson(asha)
    expect((await readMessagesTo(asha)).map(({ channel }) => channel)).toEqual(channels)
    // The bell shows it all the same.
    const { body } = await asha.send({ method: 'GET', url: '/api/notifications' })
    expect(body).toMatchObject({ unread: 1 })
  })
})

describe('a mail', () => {
  it('has the same content as plain text and as HTML, with a link to the settings', async () => {
    await changeNotificationSettings(asha, { sms: false })
    await notifyPerson(asha, { message: 'Total ₹1,260 for <Asha> & "friends".' })

    const [mail] = await readMailsTo(product, asha.user.email, 1)
    const here = product.deps.config.baseUrl
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Hello Asha,')
      expect(part).toContain(`${here}/track-order?orderId=LC-7K2M-Q9XD`)
      expect(part).toContain(`${here}/profile?tab=notifications`)
      expect(part).toContain('₹1,260')
    }
    expect(mail?.text).toContain('Total ₹1,260 for <Asha> & "friends".')
    expect(mail?.html).toContain('&lt;Asha&gt; &amp; &quot;friends&quot;')
    expect(mail?.html).toContain('See your order')
    // Nothing is fetched when it is read: no picture tells anybody that it was.
    expect(mail?.html).not.toMatch(/<img|<link|url\(|<script/)
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/profile')
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it.each([
    ['/track-order?orderId=LC-7K2M-Q9XD', 'See your order'],
    ['/track-order?orderId=LC-7K2M-Q9XD#key=abc', 'Answer now'],
    ['/profile#confirm-email=abc', 'Confirm this email'],
    ['/profile', 'Check your account'],
    ['/new-order', 'Book a pickup'],
    ['/help?ticket=WLT-1', 'See your ticket'],
    ['/help?chat=open', 'Read the answer'],
  ])('shows for %s a button that says “%s”', async (link, label) => {
    await changeNotificationSettings(asha, { sms: false })
    await notifyPerson(asha, { link })
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    expect(mail?.text).toContain(`${label}: ${product.deps.config.baseUrl}${link}`)
  })

  it('carries the id of its message, so that a second copy is recognised', async () => {
    await changeNotificationSettings(asha, { sms: false })
    await notifyPerson(asha)
    const [mail] = await readMailsTo(product, asha.user.email, 1)
    const [message] = await readMessagesTo(asha)
    expect(mail?.messageId).toBe(`<${message!.id}@localhost>`)
  })

  it('uses the colours of the web app', async () => {
    const css = await readFile('web/ui/colours.css', 'utf8')
    const [day, night] = css.split("[data-theme='dark']")
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    for (const [name, colour] of Object.entries(DAY))
      expect(day).toContain(`--${kebab(name)}: ${colour};`)
    for (const [name, colour] of Object.entries(NIGHT))
      expect(night).toContain(`--${kebab(name)}: ${colour};`)
  })
})

describe('a text message', () => {
  it('contains its link in a short text, sent to the number in digits only', async () => {
    await changeNotificationSettings(asha, { email: false })
    await notifyPerson(asha)
    await expect.poll(() => gateway.taken.length, { timeout: 20_000 }).toBe(1)

    const [{ headers, body }] = gateway.taken as [Taker['taken'][number]]
    const [message] = await readMessagesTo(asha)
    expect(headers['authorization']).toBe('Bearer secret')
    expect(JSON.parse(body.toString())).toEqual({
      id: message!.id,
      from: 'WASHLN',
      to: '+919845000000',
      text: 'Order LC-7K2M-Q9XD is booked. We come on Thursday. Total ₹1,260. http://localhost:3000/track-order?orderId=LC-7K2M-Q9XD',
    })
  })

  it('loses its end when it is too long, but never its link', async () => {
    await changeNotificationSettings(asha, { email: false })
    await notifyPerson(asha, { message: 'Many words. '.repeat(100) })
    await expect.poll(() => gateway.taken.length, { timeout: 20_000 }).toBe(1)
    const { text } = JSON.parse(gateway.taken[0]!.body.toString()) as { text: string }
    expect(text.length).toBeLessThanOrEqual(268)
    expect(text).toMatch(/… http:\/\/localhost:3000\/track-order\?orderId=LC-7K2M-Q9XD$/)
  })

  it('retries when the gateway is busy, and not when it refuses for good', async () => {
    await changeNotificationSettings(asha, { email: false })
    gateway.answers.push(503)
    await notifyPerson(asha)
    await expect.poll(() => readMessageStates(asha), { timeout: 25_000 }).toEqual(['sms sent'])
    expect((await readMessagesTo(asha))[0]).toMatchObject({ attempts: 2, last_error: null })
    expect(gateway.taken).toHaveLength(1)

    gateway.answers.push(422)
    await notifyPerson(asha)
    await expect
      .poll(() => readMessageStates(asha), { timeout: 20_000 })
      .toEqual(['sms sent', 'sms failed'])
    expect((await readMessagesTo(asha))[1]).toMatchObject({
      attempts: 1,
      last_error: 'The SMS gateway answered 422.',
    })
  }, 60_000)
})

it('writes text messages to the outbox when there is no gateway', async () => {
  const other = await openTestProduct()
  try {
    const ravi = await other.person({ phone: '98450 11111' })
    await changeNotificationSettings(ravi, { email: false })
    await inTransaction(other.db, (tx) =>
      notify(tx, other.deps, {
        userId: ravi.user._id,
        dedupeKey: 'one',
        kind: 'text',
        params: { title: 'We’ll pick up soon', message: 'Please keep the clothes ready.' },
        link: '/track-order',
        at: other.clock.read(),
      }),
    )
    const outbox = join(other.deps.config.dataDir, 'outbox')
    const texts = async () =>
      (await readdir(outbox, { recursive: true }).catch(() => [])).filter((name) =>
        name.endsWith('.txt'),
      )
    await expect.poll(async () => (await texts()).length, { timeout: 20_000 }).toBe(1)
    expect(await readFile(join(outbox, (await texts())[0]!), 'utf8')).toBe(
      'To: 9845011111\n\nWe’ll pick up soon. Please keep the clothes ready. http://localhost:3000/track-order\n',
    )
  } finally {
    await other.close()
  }
})

describe('push notices in browsers', () => {
  const browser = (endpoint: string) => ({
    endpoint,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  })
  const google = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
  const owners = async (endpoint: string) =>
    (
      await product.db
        .selectFrom('push_subscriptions')
        .select('user_id')
        .where('endpoint', '=', endpoint)
        .execute()
    ).map((row) => row.user_id)

  it('open only in the subscribed browser, encrypted as in the example of the standard', () => {
    // RFC 8291, appendix A.
    const sealed =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
      'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
    const opened = decryptPushNotice(
      Buffer.from(sealed, 'base64url'),
      'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      'BTBZMqHH6r4Tts7J_aSIgg',
    )
    expect(opened.toString()).toBe('When I grow up, I want to be a watermelon')
  })

  it('can be opened by a browser with its own keys, and only from the laundry', async () => {
    await changeNotificationSettings(asha, { email: false, sms: false })
    const browser = await subscribeToPush(asha)
    await notifyPerson(asha)
    await expect
      .poll(() => browser.notices, { timeout: 20_000 })
      .toEqual([
        {
          tag: (await readMessagesTo(asha))[0]!.id,
          title: 'Order LC-7K2M-Q9XD is booked',
          body: 'We come on Thursday. Total ₹1,260.',
          link: '/track-order?orderId=LC-7K2M-Q9XD',
          receipt: expect.anything(),
        },
      ])
    expect(pushService.refused).toEqual([])

    const ravi = await product.person()
    await changeNotificationSettings(ravi, { email: false })
    await subscribeToPush(ravi, webPush.generateVAPIDKeys().publicKey)
    await notifyPerson(ravi)
    await expect
      .poll(() => pushService.refused.map(({ reason }) => reason), { timeout: 20_000 })
      .toContain('another key than the browser subscribed with')
  })

  it('lose their end when a push service would refuse their length', async () => {
    await changeNotificationSettings(asha, { email: false, sms: false })
    const browser = await subscribeToPush(asha)
    await notifyPerson(asha, { message: '“ಗುಂಡಿ”\n\n' + 'ನಿಮ್ಮ ಬಟ್ಟೆಗಳು ಸಿದ್ಧವಾಗಿವೆ. '.repeat(200) })
    await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toEqual(['push sent'])
    const [{ body }] = browser.notices as [{ body: string }]
    expect(body).toMatch(/^“ಗುಂಡಿ”\n\nನಿಮ್ಮ ಬಟ್ಟೆಗಳು .*…$/)
  })

  it('stop with a subscription that its browser has ended', async () => {
    await changeNotificationSettings(asha, { email: false, sms: false })
    const { endpoint } = await subscribeToPush(asha)
    pushService.answers.push(410)
    await notifyPerson(asha)
    await expect.poll(() => readMessageStates(asha), { timeout: 20_000 }).toEqual(['push failed'])
    await expect.poll(() => owners(endpoint), { timeout: 5000 }).toEqual([])
  })

  it('belong to the person who subscribed last with the browser', async () => {
    const ravi = await product.person()
    const subscription = browser(google('shared'))
    const { publicKey } = (await product.visitor.call(pushKey, {})).body
    expect(publicKey).toBe(product.deps.config.webPush?.publicKey)
    expect((await asha.call(subscribePush, { body: subscription })).status).toBe(201)
    expect(await owners(subscription.endpoint)).toEqual([asha.user._id])
    await ravi.call(subscribePush, { body: subscription })
    expect(await owners(subscription.endpoint)).toEqual([ravi.user._id])

    await asha.call(unsubscribePush, { body: { endpoint: subscription.endpoint } })
    expect(await owners(subscription.endpoint)).toEqual([ravi.user._id])
    await ravi.call(unsubscribePush, { body: { endpoint: subscription.endpoint } })
    expect(await owners(subscription.endpoint)).toEqual([])
  })

  it.each([
    'https://example.com/push',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://127.0.0.1/x',
    'file:///etc/passwd',
    '',
  ])('can’t be subscribed to with the address %s', async (endpoint) => {
    const answer = await asha.call(subscribePush, { body: browser(endpoint) })
    expect([answer.status, answer.code]).toEqual([422, 'invalid_input'])
  })
})
