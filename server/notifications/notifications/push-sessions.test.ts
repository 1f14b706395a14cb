import webPush from 'web-push'
import { expect, it } from 'vitest'
import { login, logout, signup } from '#contract/accounts/accounts.ts'
import { subscribePush } from '#contract/messages/notifications.ts'
import { changePassword, signOutElsewhere } from '#contract/accounts/account-security.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Client } from '../../testing/client.ts'
import { testProduct } from '../../testing/test-product.ts'
import { notify } from './notify.ts'

const PASSWORD = 'monsoon-terrace-7'

const product = await testProduct({ config: { webPush: webPush.generateVAPIDKeys() } })

let count = 0
async function signUp() {
  count += 1
  const email = `noticed-${count}@example.com`
  const browser = product.newBrowser()
  const answer = await browser.call(signup, { body: { name: 'Asha', email, password: PASSWORD } })
  return { browser, email, id: answer.body.user._id }
}

async function logIn(email: string): Promise<Client> {
  const browser = product.newBrowser()
  await browser.call(login, { body: { email, password: PASSWORD } })
  return browser
}

/** Turns notices on in a browser; gives where its maker takes them. */
async function turnOn(browser: Client): Promise<string> {
  count += 1
  const endpoint = `https://fcm.googleapis.com/fcm/send/${count}`
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  expect((await browser.call(subscribePush, { body: { endpoint, keys } })).status).toBe(201)
  return endpoint
}

/** The browsers that get a notice to this person now. */
async function noticed(userId: string): Promise<string[]> {
  count += 1
  const dedupeKey = `news-${count}`
  const at = product.clock.read()
  await inTransaction(product.db, async (tx) => {
    await notify(
      tx,
      { ...product.deps, jobs: { ...product.deps.jobs, enqueue: async () => {} } },
      {
        userId,
        dedupeKey,
        kind: 'text',
        params: { title: 'News', message: 'Read it.' },
        link: '/',
        at,
      },
    )
  })
  const rows = await product.db
    .selectFrom('outbox_messages')
    .innerJoin('notifications', 'notifications.id', 'outbox_messages.notification_id')
    .select('outbox_messages.recipient')
    .where('channel', '=', 'push')
    .where('notifications.dedupe_key', '=', dedupeKey)
    .orderBy('outbox_messages.recipient')
    .execute()
  return rows.map(({ recipient }) => recipient)
}

it('stops push notices to a browser once its person has logged out there', async () => {
  const { browser, email, id } = await signUp()
  const other = await logIn(email)
  const [here, there] = [await turnOn(browser), await turnOn(other)]
  expect(await noticed(id)).toEqual([here, there].toSorted())
  await browser.call(logout, {})
  expect(await noticed(id)).toEqual([there])
})

it('keeps push notices of the browser that changed the password, and ends all others', async () => {
  const { browser, email, id } = await signUp()
  const here = await turnOn(browser)
  await turnOn(await logIn(email))
  const body = { currentPassword: PASSWORD, newPassword: 'umbrella-stand-12' }
  await browser.call(changePassword, { body })
  expect(await noticed(id)).toEqual([here])
})

it('ends push notices on devices that are signed out', async () => {
  const { browser, email, id } = await signUp()
  await turnOn(await logIn(email))
  await browser.call(signOutElsewhere, {})
  expect(await noticed(id)).toEqual([])
})

it('sends no push notices to an expired session, and still to an active one', async () => {
  const { browser, id } = await signUp()
  const here = await turnOn(browser)
  expect(await noticed(id)).toEqual([here])
  await product.db
    .updateTable('sessions')
    .set({ expires_at: product.clock.read() })
    .where('user_id', '=', id)
    .execute()
  expect(await noticed(id)).toEqual([])
})

it('fails a text to a person with neither email nor phone once their browser’s session has expired', async () => {
  const { browser, id } = await signUp()
  await turnOn(browser)
  await product.db.updateTable('users').set({ email: '' }).where('id', '=', id).execute()
  const texts = () =>
    product.db
      .selectFrom('outbox_messages')
      .select('channel')
      .where('user_id', '=', id)
      .where('channel', '=', 'sms')
      .execute()
  await noticed(id)
  expect(await texts()).toEqual([])

  await product.db
    .updateTable('sessions')
    .set({ expires_at: product.clock.read() })
    .where('user_id', '=', id)
    .execute()
  await noticed(id)
  expect(await texts()).toEqual([{ channel: 'sms' }])
})
