/** Live updates to staff when due work may have changed. */
import { expect, it } from 'vitest'
import { takeCompanyPayment } from '#contract/companies/companies.ts'
import { live } from '#contract/messages/notifications.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { assignStop } from '#contract/run-sheet/run-sheet.ts'
import { addAreas } from '#contract/settings/settings.ts'
import { openTicket } from '#contract/help/tickets.ts'
import { makeCompanyFor } from '../../testing/companies.ts'
import { type EventReader, openEventStream } from '../../testing/event-stream.ts'
import { placed } from '../../testing/order-inputs.ts'
import { type SignedIn, testProduct } from '../../testing/test-product.ts'

const product = await testProduct()
const address = await product.app.listen({ port: 0, host: '127.0.0.1' })
const staff = await product.person({ role: 'admin' })
const counter = await product.person({ preset: 'counter' })
const asha = await product.person()
const ravi = await product.person()

const follow = (person: SignedIn): Promise<EventReader> =>
  openEventStream(`${address}${live.path}`, { cookie: person.cookieHeader() })

const namesOf = (events: readonly { event: string }[]) => events.map(({ event }) => event)

it('notifies staff of order or ticket changes only if they may see orders or tickets', async () => {
  const rider = await product.person({ preset: 'rider' })
  const streams = await Promise.all([staff, counter, rider, asha].map(follow))
  const [owners, counters, riders, customers] = streams
  const ticket = await ravi.call(openTicket, {
    body: { subject: 'A button', message: 'One button is missing.', category: 'other' },
  })
  expect(ticket.status).toBe(201)
  await owners!.until(({ event }) => event === 'due')
  const { _id: id } = await placed(ravi)
  await staff.call(setOrderStatus, { params: { id }, body: { status: 'picked_up' } })
  expect(namesOf(await owners!.until(({ event }) => event === 'due'))).toContain('due')
  expect(namesOf(await counters!.until(({ event }) => event === 'due'))).toEqual(['state', 'due'])

  await staff.call(addAreas, { body: { pins: ['560003'] } })
  for (const stream of [riders!, customers!])
    expect(namesOf(await stream.until(({ event }) => event === 'offer'))).not.toContain('due')
  for (const stream of streams) stream.close()
})

it('notifies staff who take money about a company’s payment', async () => {
  const company = await makeCompanyFor(staff, asha, { limit: 1000 })
  const stream = await follow(counter)
  const params = { id: company._id }
  const body = { method: 'cash', amount: 40, reference: '' } as const
  expect((await staff.call(takeCompanyPayment, { params, body })).status).toBe(201)
  expect(namesOf(await stream.until(({ event }) => event === 'due'))).toEqual(['state', 'due'])
  stream.close()
})

it('notifies who plans or sees runs and who rides of a stop with another rider', async () => {
  const rider = await product.person({ preset: 'rider' })
  const plant = await product.person({ preset: 'plant' })
  const people = [staff, rider, counter, plant]
  const [planners, riders, counters, plants] = await Promise.all(people.map(follow))
  const { _id: orderId } = await placed(asha, { address: '4 Margosa Road, Bengaluru 560003' })
  const params = { orderId, kind: 'pickup' as const }
  const body = { riderId: rider.user.id }
  expect((await staff.call(assignStop, { params, body })).status).toBe(200)
  const heard = namesOf(await planners!.until(({ event }) => event === 'run'))
  expect(heard).toContain('due')
  expect(namesOf(await riders!.until(({ event }) => event === 'run'))).toEqual(['state', 'run'])
  await staff.call(addAreas, { body: { pins: ['560004'] } })
  expect(namesOf(await counters!.until(({ event }) => event === 'run'))).toContain('run')
  const offered = namesOf(await plants!.until(({ event }) => event === 'offer'))
  expect(offered).not.toContain('run')
  for (const stream of [planners!, riders!, counters!, plants!]) stream.close()
})
