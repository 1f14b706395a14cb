/** Staff's bell: recipients, settings, and how long notifications are kept. */
import { DAY_MS } from '#domain/base/time-zone.ts'
import { expect, it } from 'vitest'
import { sendChat } from '#contract/help/chat.ts'
import {
  notifications,
  readAllNotifications,
  readNotification,
} from '#contract/messages/notifications.ts'
import { changeStaffBell, readStaffBell } from '#contract/people/staff-bell.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countStatements } from '../../database/statement-count.ts'
import { emit } from '../../events/emit.ts'
import { openConsumerLoop } from '../../events/lane.ts'
import { insertEvents } from '../../events/store.ts'
import { placed } from '../../testing/order-inputs.ts'
import { testProduct, type SignedIn } from '../../testing/test-product.ts'
import { notificationData } from '../notifications/personal-data.ts'
import { deleteOldStaffNotifications } from './delete-old-staff-notifications.ts'
import { staffBell } from './notify-staff.ts'

const product = await testProduct()
const { deps } = product
const owner = await product.person({ preset: 'owner' })
const counter = await product.person({ preset: 'counter' })
const rider = await product.person({ preset: 'rider' })
const asha = await product.person({ name: 'Asha Rao' })

async function heardBy(who: SignedIn) {
  const { body } = await who.call(notifications, {})
  return body.notifications.map(({ title, link }) => [title, link])
}

it('notifies staff who see orders about an order that a customer places', async () => {
  const { _id, number } = await placed(asha)
  const heard = [[`New order ${number}`, `/admin/orders/${_id}`]]
  expect(await heardBy(owner)).toEqual(heard)
  expect(await heardBy(counter)).toEqual(heard)
  expect(await heardBy(rider)).toEqual([])
})

it('marks a shared notification as read only for the staff member who read it', async () => {
  const bell = async (who: SignedIn) => (await who.call(notifications, {})).body
  const before = { owner: (await bell(owner)).unread, counter: (await bell(counter)).unread }
  await placed(asha)
  const [newest] = (await bell(owner)).notifications
  expect(newest).toMatchObject({ read: false })
  const params = { id: newest!._id }
  for (const time of ['first', 'again'] as const) {
    const { body } = await owner.call(readNotification, { params })
    expect([time, body.unread]).toEqual([time, before.owner])
    expect(body.notifications[0]).toEqual({ ...newest, read: true })
  }
  expect(await bell(counter)).toMatchObject({
    unread: before.counter + 1,
    notifications: [
      { _id: newest!._id, read: false },
      ...Array.from({ length: before.counter }, () => ({})),
    ],
  })
  for (const who of [asha, rider])
    expect((await who.call(readNotification, { params })).status).toBe(404)
  expect((await counter.call(readAllNotifications, {})).body.unread).toBe(0)
  expect((await bell(owner)).unread).toBe(before.owner)
})

it('sends nothing about an order that staff take themselves', async () => {
  const before = await heardBy(owner)
  await placed(counter, { userId: asha.user.id })
  expect(await heardBy(owner)).toEqual(before)
})

it('notifies once about a chat until it is answered', async () => {
  const write = (text: string) =>
    asha.call(sendChat, { body: { clientId: crypto.randomUUID(), text } })
  await write('Is my shirt ready?')
  await write('Hello?')
  const rung = (await heardBy(owner)).filter(
    ([title]) => title === 'Someone is waiting in the chat',
  )
  expect(rung).toHaveLength(1)
  expect(JSON.stringify(await heardBy(counter))).not.toContain('chat')
})

it('reads the list of staff once and stores once for several orders together', async () => {
  const orders = Array.from({ length: 20 }, (_, index) => ({
    type: 'order.placed' as const,
    subject: { kind: 'order', id: crypto.randomUUID() },
    actor: asha.user._id,
    data: {
      number: `WL-${9000 + index}`,
      userId: asha.user._id,
      pickupDate: '2025-06-19',
      pickupTime: '9-11 AM',
      totalPaise: 21_000,
      deliveryDate: null,
      deliveryTime: null,
    },
    at: product.clock.read(),
    consumers: [staffBell.name],
  }))
  await inTransaction(product.db, (tx) => insertEvents(tx, orders))

  const { statements } = await countStatements(async () => {
    const lane = openConsumerLoop([staffBell], deps)
    for (const { subject } of orders) lane.add(subject)
    await lane.caughtUp()
  })
  expect(statements.filter((text) => text.includes('from "users"'))).toHaveLength(1)
  expect(statements.filter((text) => text.includes('into notifications'))).toHaveLength(1)
  for (const who of [owner, counter]) {
    const titles = (await heardBy(who)).map(([title]) => title)
    for (const { data } of orders) expect(titles).toContain(`New order ${data.number}`)
  }
})

it('exports the notifications a staff member received, and erases only theirs', async () => {
  const leaving = await product.person({ preset: 'counter' })
  const { number } = await placed(asha)
  await owner.call(readAllNotifications, {})
  const { id, email } = leaving.user
  const person = { id, email, isEmailProven: true, isAgain: false }
  for await (const file of notificationData.collect(deps, person))
    expect(file).toMatchObject({
      name: 'notifications.json',
      json: [{ title: `New order ${number}`, isRead: false }],
    })
  await inTransaction(product.db, (tx) =>
    notificationData.erase(tx, deps, person, product.clock.read()),
  )
  expect((await leaving.call(notifications, {})).body).toEqual({ unread: 0, notifications: [] })
  expect((await heardBy(owner))[0]![0]).toContain(number)
})

it('keeps for each person which kinds of notification they want, and whether with a sound', async () => {
  expect((await counter.call(readStaffBell, {})).body).toEqual({
    kinds: { orders: true, messages: true },
    sound: false,
  })
  const body = { kinds: { orders: false, messages: true }, sound: true }
  expect((await counter.call(changeStaffBell, { body })).body).toEqual(body)
  const { number } = await placed(asha)
  expect(JSON.stringify(await heardBy(counter))).not.toContain(number)
  expect(JSON.stringify(await heardBy(owner))).toContain(number)
  expect((await counter.call(changeStaffBell, { body: { sound: false } })).body.kinds).toEqual({
    orders: false,
    messages: true,
  })
  expect((await asha.call(readStaffBell, {})).status).toBe(403)
})

it('notifies about failed backups and webhooks, and removes the notifications after a month', async () => {
  const at = product.clock.read()
  await inTransaction(product.db, (tx) =>
    emit(
      tx,
      deps,
      {
        type: 'backup.failed',
        subject: { kind: 'backup', id: '2025-06-17' },
        actor: null,
        data: { nightDate: '2025-06-17' },
        at,
      },
      {
        type: 'webhook.given_up',
        subject: { kind: 'webhook', id: crypto.randomUUID() },
        actor: null,
        data: { host: 'hooks.example.com' },
        at,
      },
    ),
  )
  const titles = (await heardBy(owner)).map(([title]) => title)
  expect(titles).toContain('The nightly backup failed')
  expect(titles).toContain('hooks.example.com refuses webhooks')
  const ofAsha = (await heardBy(asha)).length
  product.clock.set(new Date(at.getTime() + 31 * DAY_MS).toISOString())
  await deleteOldStaffNotifications(deps)
  expect(await heardBy(owner)).toEqual([])
  expect((await heardBy(asha)).length).toBe(ofAsha)
})
