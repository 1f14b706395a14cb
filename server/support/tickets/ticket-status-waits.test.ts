import { expect, it } from 'vitest'
import { changeTicket } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { openTicket } from '#contract/help/tickets.ts'
import type { TicketStatus } from '#domain/help/tickets.ts'
import { testProduct } from '../../testing/test-product.ts'

const product = await testProduct({ messageWaitSeconds: 60 })
const staff = await product.person({ role: 'admin' })
const asha = await product.person()

it('sends nothing about a ticket closed by mistake and reopened', async () => {
  const body = { subject: 'A button', message: 'It is gone.' }
  const { number } = (await asha.call(openTicket, { body })).body.ticket
  const set = (status: TicketStatus) =>
    staff.call(changeTicket, { params: { number }, body: { status } })
  const bell = async () =>
    (await asha.call(notifications, {})).body.notifications.map(({ title }) => title)
  const messages = async () => {
    const rows = await product.db
      .selectFrom('outbox_messages')
      .select('search_text')
      .where('user_id', '=', asha.user._id)
      .where('search_text', 'like', 'Your ticket%: %')
      .execute()
    return rows.map(({ search_text: title }) => title)
  }
  const [before, written] = [await bell(), await messages()]

  await set('resolved')
  expect(await messages()).toHaveLength(written.length + 1)
  await set('in_progress')
  await set('open')
  expect([await bell(), await messages()]).toEqual([before, written])

  await set('resolved')
  await set('in_progress')
  expect(await messages()).toHaveLength(written.length + 1)
  product.clock.set('2025-06-18T07:30:00Z')
  await set('open')
  expect(await messages()).toHaveLength(written.length + 2)
})
