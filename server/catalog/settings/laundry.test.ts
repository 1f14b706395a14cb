import { beforeEach, describe, expect, it } from 'vitest'
import { business, coverage, slots } from '#contract/catalogue/catalogue.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { setOrderStatus } from '#contract/orders/order-list.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import {
  addAreas,
  adminSettings,
  changeHours,
  changeTax,
  removeArea,
} from '#contract/settings/settings.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { testProduct } from '../../testing/test-product.ts'
import {
  placed,
  SUNDAY,
  THURSDAY,
  orderInput,
  countBookedInSlot,
  slotRow,
} from '../../testing/order-inputs.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person()
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

const settings = async () => (await staff.call(adminSettings, {})).body
const facts = async () => (await product.visitor.call(business, {})).body

async function lastSummary() {
  return (await readLastAuditEntry(product))?.summary
}

async function slotsOn(date: string) {
  const { body } = await product.visitor.call(slots, { query: { from: date, days: 1 } })
  return body.dates[0]!.slots.map(({ pickupTime, placesLeft }) => [pickupTime, placesLeft])
}

describe('the business', () => {
  it('gets its name and contact from staff, at once', async () => {
    const { business: before } = await settings()
    const wanted = {
      ...before,
      name: 'Sparkle',
      phone: '+91 98450 12345',
      email: 'Hi@Sparkle.example',
    }
    const { status, body } = await staff.call(settingCalls.changeBusiness, { body: wanted })
    expect([status, body.email]).toEqual([200, 'hi@sparkle.example'])
    expect(await facts()).toMatchObject({ name: 'Sparkle', phone: '+91 98450 12345' })
    expect(await lastSummary()).toBe(
      'Business: name “Sparkle” instead of “Washline”, phone “+91 98450 12345” instead of none, ' +
        'email “hi@sparkle.example” instead of none',
    )
    const stale = await staff.call(settingCalls.changeBusiness, {
      body: { ...wanted, name: 'Shine' },
    })
    expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
    expect((await facts()).name).toBe('Sparkle')
  })

  it('lets two colleagues change two parts at once', async () => {
    const { business: seen, tax } = await settings()
    const answers = await Promise.all([
      staff.call(settingCalls.changeBusiness, { body: { ...seen, address: '7 Soapnut Lane' } }),
      staff.call(changeTax, { body: { ...tax, taxPercent: 12 } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it.each([
    ['business', { name: '' }],
    ['business', { timeZone: 'Mars/Olympus' }],
    ['business', { phone: 'call me' }],
    ['business', { email: 'nobody' }],
    ['tax', { gstin: '27AAPFU0939F1ZW' }],
    ['tax', { taxPercent: 41 }],
    ['tax', { taxPercent: 17.5 }],
    ['tax', { sacCode: '12a4' }],
    ['tax', { sacCode: '99971' }],
    ['tax', { sacCode: '9997190' }],
    ['hours', { hours: Array(6).fill(null) }],
    ['hours', { hours: Array(7).fill({ opensMinutes: 600, closesMinutes: 540 }) }],
    ['capacities', { capacities: Array(7).fill([1, 2, 3, 4]) }],
    ['capacities', { capacities: Array(7).fill([1, 2, 3, 4, -1]) }],
  ] as const)('refuses %s with %j', async (part, fields) => {
    const answer = await expectRefusal(product, staff, {
      method: 'PUT',
      url: `/api/admin/settings/${part}`,
      payload: { ...(await settings())[part], ...fields },
    })
    expect(answer.status).toBe(422)
  })
})

describe('the tax', () => {
  it('applies to invoices from now on, and issued ones keep theirs', async () => {
    const complete = async () => {
      const { _id } = await placed(asha)
      await staff.call(setOrderStatus, { params: { id: _id }, body: { status: 'completed' } })
      return _id
    }
    const percentOf = async (orderId: string) => {
      const { content } = await product.db
        .selectFrom('invoices')
        .select('content')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      return [content.gst.percent, content.business.gstin]
    }
    const { tax } = await settings()
    await staff.call(changeTax, { body: { ...tax, taxPercent: 18 } })
    const before = await complete()
    const { tax: seen } = await settings()
    const wanted = {
      ...seen,
      taxPercent: 5,
      standing: 'registered' as const,
      gstin: ' 27aapfu0939f1zv ',
    }
    expect((await staff.call(changeTax, { body: wanted })).status).toBe(200)
    const after = await complete()
    expect(await percentOf(before)).toEqual([0, ''])
    expect(await percentOf(after)).toEqual([5, '27AAPFU0939F1ZV'])
    expect(await lastSummary()).not.toContain('none instead')
  })
})

describe('hours and places', () => {
  it('determine the slots at once; bookings stay', async () => {
    const order = await placed(asha, { pickupDate: SUNDAY })
    const { hours } = await settings()
    const closedOnSunday = { ...hours, hours: [null, ...hours.hours.slice(1)] }
    expect((await staff.call(changeHours, { body: closedOnSunday })).status).toBe(200)
    expect(await slotsOn(SUNDAY)).toEqual([])
    const refused = await asha.call(placeOrder, { body: orderInput({ pickupDate: SUNDAY }) })
    expect([refused.status, refused.code]).toEqual([422, 'closed_date'])
    const kept = await product.db
      .selectFrom('orders')
      .select(['slot_id', 'status'])
      .where('id', '=', order._id)
      .executeTakeFirst()
    expect(kept).toEqual({
      slot_id: slotRow(SUNDAY, '9-11 AM').id,
      status: 'pickup_scheduled',
    })
    expect(await lastSummary()).toMatch(
      /^Business hours: open Monday to Friday .*Sunday Closed instead of/,
    )
    const { hours: now } = await settings()
    await staff.call(changeHours, { body: { ...hours, version: now.version } })
    expect(await slotsOn(SUNDAY)).toHaveLength(4)
  })

  it('differ from slot to slot', async () => {
    const { capacities } = await settings()
    expect(capacities.capacities[0]).toEqual([8, 8, 8, 8, 8])
    const wanted = capacities.capacities.map((day, weekday) =>
      weekday === 4 ? [1, 0, 3, 4, 5] : day,
    )
    await staff.call(settingCalls.changeCapacities, {
      body: { capacities: wanted, version: capacities.version },
    })
    expect(await slotsOn(THURSDAY)).toEqual(
      [
        ['9-11 AM', 1 - (await countBookedInSlot(product, THURSDAY, '9-11 AM'))],
        ['11 AM-1 PM', 0],
        ['1-3 PM', 3],
        ['3-5 PM', 4],
        ['5-7 PM', 5],
      ].map(([time, left]) => [time, Math.max(0, Number(left))]),
    )
    const full = await asha.call(placeOrder, { body: orderInput({ pickupTime: '11 AM-1 PM' }) })
    expect([full.status, full.code]).toEqual([409, 'slot_full'])
    expect(
      (await asha.call(placeOrder, { body: orderInput({ pickupTime: '1-3 PM' }) })).status,
    ).toBe(201)
  })
})

describe('PIN codes', () => {
  const isServed = async (pin: string) =>
    (await product.visitor.call(coverage, { params: { pin } })).body.served

  it('limit nothing until staff list some, and then serve only those', async () => {
    expect(await isServed('110001')).toBe(true)
    const pins = ['560038', '560001', '560001']
    const { body } = await staff.call(addAreas, { body: { pins } })
    expect(body.areas).toEqual(['560001', '560038'])
    expect(await lastSummary()).toBe('Added 2 PIN codes to the service area: 560001, 560038')
    expect([await isServed('560001'), await isServed('110001')]).toEqual([true, false])

    const more = await staff.call(addAreas, { body: { pins: ['560001', '560095'] } })
    expect(more.body.areas).toEqual(['560001', '560038', '560095'])
    expect(await lastSummary()).toBe('Added PIN code 560095 to the service area')

    for (const pin of more.body.areas) await staff.call(removeArea, { params: { pin } })
    expect(await isServed('110001')).toBe(true)
    expect(await lastSummary()).toContain('every PIN code is served')
    expect((await staff.call(removeArea, { params: { pin: '560001' } })).status).toBe(200)
  })

  it.each([[[]], [['56003']], [['012345']], [['560001', 'x']]])('refuses %j', async (pins) => {
    const answer = await expectRefusal(product, staff, {
      method: 'POST',
      url: '/api/admin/areas',
      payload: { pins },
    })
    expect(answer.status).toBe(422)
  })
})
