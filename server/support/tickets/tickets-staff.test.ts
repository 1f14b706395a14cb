// Tickets for staff: status and priority, the log, search, and the number waiting.
import { describe, expect, it } from 'vitest'
import { adminTickets, answerTicket, changeTicket, helpDesk } from '#contract/help/help-desk.ts'
import { notifications } from '#contract/messages/notifications.ts'
import { tickets } from '#contract/help/tickets.ts'
import { placed } from '../../testing/order-inputs.ts'
import { asha, readAuditEntries, openTestTicket, product, ravi, staff } from './test-tickets.ts'

describe('staff', () => {
  it('set status and priority, both audited, but the customer is notified of the status only', async () => {
    const number = await openTestTicket(asha)
    await staff.call(changeTicket, { params: { number }, body: { priority: 'high' } })
    const receipt = { title: `We’ve received your request ${number}` }
    expect((await asha.call(notifications, {})).body.notifications).toMatchObject([receipt])

    const { body } = await staff.call(changeTicket, {
      params: { number },
      body: { status: 'resolved' },
    })
    await staff.call(changeTicket, { params: { number }, body: { status: 'resolved' } })

    expect([body.status, body.priority]).toEqual(['resolved', 'high'])
    expect((await asha.call(notifications, {})).body.notifications).toMatchObject([
      { title: `Your ticket ${number}: Resolved` },
      receipt,
    ])
    expect((await readAuditEntries()).slice(0, 2)).toEqual([
      {
        action: 'ticket.status_set',
        summary: `Ticket ${number}: Resolved instead of Open`,
        details: { from: 'open', to: 'resolved' },
      },
      {
        action: 'ticket.priority_set',
        summary: `Ticket ${number}: priority High instead of Medium`,
        details: { from: 'medium', to: 'high' },
      },
    ])
  })

  it('appear in the audit log without the customer’s words', async () => {
    const number = await openTestTicket(asha)
    await staff.call(answerTicket, { params: { number }, body: { message: 'About your kurta.' } })
    const [entry] = await readAuditEntries()
    expect(entry).toMatchObject({ action: 'ticket.answered', summary: `Answered ticket ${number}` })
    expect(JSON.stringify(entry)).not.toMatch(/kurta|button|Person/)
  })

  it('find tickets by their order and by their customer’s phone, however typed', async () => {
    const mira = await product.person({ name: 'Mira', phone: '98450 71717' })
    const order = await placed(mira)
    const short = `#${order._id.slice(-6)}`
    const number = await openTestTicket(mira, { orderNumber: short })
    await openTestTicket(asha)
    const numbers = async (q: string) =>
      (await staff.call(adminTickets, { query: { q } })).body.map((ticket) => ticket.number)
    for (const q of [
      order.number,
      order.number.replaceAll('-', ' ').toLowerCase(),
      '+91 98450-71717',
    ])
      expect([q, await numbers(q)]).toEqual([q, [number]])
  })

  it('find tickets by number, subject, customer, status, priority and category', async () => {
    const zoya = await product.person({ name: 'Zoya 50%_Hussain' })
    const number = await openTestTicket(zoya, { subject: 'Perfume on the shawl', priority: 'low' })
    const second = await openTestTicket(zoya, { subject: 'A double charge', category: 'billing' })
    await staff.call(changeTicket, { params: { number: second }, body: { status: 'closed' } })
    const found = async (query: object) =>
      (await staff.call(adminTickets, { query })).body
        .filter(({ customer }) => customer._id === zoya.user._id)
        .map((ticket) => ticket.number)

    expect(await found({ q: 'fume on' })).toEqual([number])
    expect(await found({ q: number.slice(3).toLowerCase() })).toEqual([number])
    expect(await found({ q: zoya.user.email })).toEqual([second, number])
    for (const q of [
      number.replace('-', ''),
      number.replace('-', ' ').toLowerCase(),
      `#${number}`,
      number.slice(0, 6).replace('-', '').toLowerCase(),
    ])
      expect([q, await found({ q })]).toEqual([q, [number]])
    expect(await found({ q: '50%_huss' })).toEqual([second, number])
    expect(await found({ q: '50__huss' })).toEqual([])
    expect(await found({ status: 'unfinished' })).toEqual([number])
    expect(await found({ status: 'closed', q: 'zoya' })).toEqual([second])
    expect(await found({ priority: 'low' })).toEqual([number])
    expect(await found({ category: 'billing' })).toEqual([second])
    expect(await found({ customerId: zoya.user._id })).toEqual([second, number])
    expect(await found({ customerId: asha.user._id })).toEqual([])
  })

  it('read tickets page by page', async () => {
    const numbers = []
    for (let count = 0; count < 5; count += 1) numbers.push(await openTestTicket(ravi))
    const seen: string[] = []
    let path: string | undefined =
      '/api/admin/tickets?limit=2&q=' + encodeURIComponent(ravi.user.email)
    while (path) {
      const answer = await staff.send({ method: 'GET', url: path })
      seen.push(...(answer.body as { number: string }[]).map(({ number }) => number))
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(numbers.toReversed())
    const own = await ravi.call(tickets, { query: { limit: 2 } })
    expect(own.body).toHaveLength(2)
    expect(own.headers.link).toContain('rel="next"')
  })

  it('see how many tickets wait for an answer', async () => {
    const before = (await staff.call(helpDesk, {})).body.tickets
    const number = await openTestTicket(asha)
    expect((await staff.call(helpDesk, {})).body.tickets).toBe(before + 1)
    await staff.call(changeTicket, { params: { number }, body: { status: 'in_progress' } })
    expect((await staff.call(helpDesk, {})).body.tickets).toBe(before)
  })
})
