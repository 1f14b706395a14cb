import { beforeEach, describe, expect, it } from 'vitest'
import {
  addItem,
  adminCatalogue,
  arrangeItems,
  changeItem,
  changePrices,
  type AdminItem,
} from '#contract/settings/settings-catalogue.ts'
import { settingCalls } from '#contract/settings/setting-calls.ts'
import { catalogue } from '#contract/catalogue/catalogue.ts'
import { listOrders, placeOrder } from '#contract/orders/orders.ts'
import { quote } from '#contract/orders/quotes.ts'
import { expectRefusal } from '../../testing/refusals.ts'
import { readLastAuditEntry } from '../../testing/read-last-audit-entry.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed, orderInput } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin', name: 'Meena' })
const asha = await product.person()
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

async function item(id: string): Promise<AdminItem> {
  const { body } = await staff.call(adminCatalogue, {})
  return body.items.find((each) => each.id === id)!
}

async function change(id: string, fields: Partial<AdminItem>) {
  const { name, listPrice, onlinePrice, active, version } = { ...(await item(id)), ...fields }
  const body = { name, listPrice, onlinePrice, active, version }
  return staff.call(changeItem, { params: { itemId: id }, body })
}

async function costOf(itemId: string): Promise<number> {
  const { body } = await asha.call(quote, { body: { lines: [{ itemId, quantity: 1 }] } })
  return body.total
}

const lastAuditEntry = () => readLastAuditEntry(product)

describe('prices changed by percent', () => {
  const versions = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => ({ id, version: (await item(id)).version })))

  it('apply from the next quote on, leave booked orders unchanged, and leave an audit entry each', async () => {
    const before = await item('dry-cleaning-saree')
    const order = await placed(asha, { lines: [{ itemId: before.id, quantity: 1 }] })
    const { status, body } = await staff.call(changePrices, {
      body: { items: await versions(before.id, 'wash-fold'), percent: 10 },
    })
    expect([status, body.map(({ id }) => id)]).toEqual([200, [before.id, 'wash-fold']])
    const [suit] = body
    expect(suit!.listPrice).toBe(Math.round(before.listPrice * 1.1))
    expect(await costOf(before.id)).toBe(suit!.onlinePrice ?? suit!.listPrice)
    const { body: orders } = await asha.call(listOrders, { params: { userId: asha.user._id } })
    expect(orders.find(({ _id }) => _id === order._id)?.total).toBe(order.total)
    const rows = await product.db
      .selectFrom('audit_log')
      .select('record_id')
      .where('record_type', '=', 'item')
      .execute()
    expect(rows.map(({ record_id: id }) => id).toSorted()).toEqual([before.id, 'wash-fold'])
  })

  it('all stay unchanged when a colleague has changed one of the items', async () => {
    const items = await versions('dry-cleaning-saree', 'wash-fold')
    await change('wash-fold', { listPrice: 250 })
    const suit = await item('dry-cleaning-saree')
    const refused = await staff.call(changePrices, { body: { items, percent: 10 } })
    expect([refused.status, refused.code]).toEqual([409, 'changed_meanwhile'])
    expect(await item('dry-cleaning-saree')).toEqual(suit)
    expect((await item('wash-fold')).listPrice).toBe(250)
  })

  it.each([0, -91, 101, 2.55])('refuse %d percent', async (percent) => {
    const items = await versions('wash-fold')
    const refused = await staff.call(changePrices, { body: { items, percent } })
    expect(refused.message).toBe(
      'Please give a percentage from -90 to 100 other than 0, with at most one decimal.',
    )
  })
})

describe('a changed price', () => {
  it('applies from the next quote on, with old and new price in the audit log', async () => {
    expect(await costOf('dry-cleaning-shirt')).toBe(15)
    const { status, body } = await change('dry-cleaning-shirt', {
      listPrice: 109,
      onlinePrice: 20.5,
    })
    expect([status, body.listPrice, body.onlinePrice]).toEqual([200, 109, 20.5])
    expect(await costOf('dry-cleaning-shirt')).toBe(20.5)

    expect(await lastAuditEntry()).toMatchObject({
      actor_id: staff.user._id,
      action: 'item.changed',
      record_type: 'item',
      record_id: 'dry-cleaning-shirt',
      summary:
        'Shirt (Dry Cleaning): list price ₹109 instead of ₹99, online price ₹20.50 instead of ₹15',
      details: {
        from: { listPrice: 99, onlinePrice: 15 },
        to: { listPrice: 109, onlinePrice: 20.5 },
      },
    })
  })

  it('records the resulting discount when only the list price changes', async () => {
    await change('dry-cleaning-dress', { listPrice: 125 })
    expect((await lastAuditEntry())?.summary).toBe(
      'Dress (Dry Cleaning): list price ₹125 instead of ₹199, online price stays ₹100: 20 % below list instead of 50 %',
    )
    await change('dry-cleaning-dress', { listPrice: 200, onlinePrice: 160 })
    expect((await lastAuditEntry())?.summary).toBe(
      'Dress (Dry Cleaning): list price ₹200 instead of ₹125, online price ₹160 instead of ₹100',
    )
    const lowered = await change('dry-cleaning-dress', { listPrice: 150 })
    expect([lowered.status, lowered.message]).toEqual([
      422,
      'The online price, ₹160, can’t be above the list price, ₹150. Please lower it too, or leave it empty.',
    ])
    await change('dry-cleaning-dress', { listPrice: 199, onlinePrice: 100 })
  })

  it('falls back to the list price without an online price', async () => {
    await change('ironing-shirt', { onlinePrice: null })
    expect(await costOf('ironing-shirt')).toBe(19)
  })

  it('leaves placed orders unchanged', async () => {
    const order = await placed(asha)
    await change('wash-fold', { listPrice: 90, name: 'Wash and Fold Deluxe' })
    const { body } = await asha.call(listOrders, { params: { userId: asha.user._id } })
    expect(body.find(({ _id }) => _id === order._id)).toEqual(order)
    const late = await asha.call(placeOrder, { body: orderInput({ total: 210 }) })
    expect([late.status, late.code]).toEqual([409, 'price_changed'])
    await change('wash-fold', { listPrice: 70, name: 'Wash & Fold' })
  })

  it('leaves no audit entry when it stays the same', async () => {
    const before = await lastAuditEntry()
    expect((await change('accessories-tie', {})).status).toBe(200)
    expect(await lastAuditEntry()).toEqual(before)
  })
})

describe('two colleagues editing the same item', () => {
  it('can’t overwrite each other: the second is shown what the first saved', async () => {
    const seen = await item('ironing-kurta')
    const { name, onlinePrice, active, version } = seen
    const save = (listPrice: number) =>
      staff.call(changeItem, {
        params: { itemId: 'ironing-kurta' },
        body: { name, listPrice, onlinePrice, active, version },
      })
    const answers = await Promise.all([save(26), save(27), save(28)])
    const saved = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 409)
    expect([saved.length, refused.length]).toEqual([1, 2])
    expect(refused[0]!.code).toBe('changed_meanwhile')
    expect(refused[0]!.body).toMatchObject({ current: { listPrice: saved[0]!.body.listPrice } })
    expect(await item('ironing-kurta')).toEqual(saved[0]!.body)
  })
})

describe('a retired item', () => {
  it('stays on its orders and off the price list until staff bring it back', async () => {
    const lines = [{ itemId: 'accessories-belt', quantity: 2 }]
    const order = await placed(asha, { lines })
    await change('accessories-belt', { active: false })
    expect((await lastAuditEntry())?.action).toBe('item.retired')

    const { body: offered } = await product.visitor.call(catalogue, {})
    expect(offered.items.map(({ id }) => id)).not.toContain('accessories-belt')
    const refused = await asha.call(placeOrder, { body: orderInput({ lines }) })
    expect([refused.status, refused.code]).toEqual([422, 'unknown_item'])
    const { body } = await asha.call(listOrders, { params: { userId: asha.user._id } })
    expect(body.find(({ _id }) => _id === order._id)?.items).toEqual(['2 × Belt (Accessories)'])

    await change('accessories-belt', { active: true })
    expect(await costOf('accessories-belt')).toBe(69)
  })
})

describe('a new item', () => {
  const blanket = {
    service: 'ironing',
    name: 'Table Cloth',
    listPrice: 45,
    onlinePrice: null,
  } as const

  it('appears at once, as the last of its service', async () => {
    const { status, body } = await staff.call(addItem, { body: blanket })
    expect([status, body.id, body.unit, body.position]).toEqual([
      201,
      'ironing-table-cloth',
      'piece',
      6,
    ])
    expect(await costOf('ironing-table-cloth')).toBe(45)
    expect((await lastAuditEntry())?.summary).toBe('Added Table Cloth (Ironing): ₹45')
  })

  it('needs a unique name, in any case', async () => {
    const again = await staff.call(addItem, { body: { ...blanket, name: 'TABLE cloth' } })
    expect([again.status, again.code]).toEqual([409, 'name_taken'])
    const renamed = await change('ironing-saree', { name: 'table cloth' })
    expect([renamed.status, renamed.code]).toEqual([409, 'name_taken'])
  })

  it('gets its own id when two names produce the same', async () => {
    const { body } = await staff.call(addItem, { body: { ...blanket, name: 'Table-Cloth' } })
    expect(body.id).toBe('ironing-table-cloth-2')
  })

  it.each([
    ['no name', { name: '  ' }],
    ['a name of two lines', { name: 'Table\nCloth 3' }],
    ['no price', { listPrice: 0 }],
    ['half a paisa', { listPrice: 10.005 }],
    ['an online price above the list price', { onlinePrice: 46 }],
    ['a service that there is not', { service: 'magic' }],
    ['a price beyond reason', { listPrice: 1e9 }],
  ])('refuses %s', async (_, fields) => {
    const answer = await expectRefusal(product, staff, {
      method: 'POST',
      url: '/api/admin/catalogue',
      payload: { ...blanket, name: 'Something else', ...fields },
    })
    expect(answer.status).toBe(422)
  })
})

describe('the order of items', () => {
  it('follows the arrangement of staff', async () => {
    const ids = (await staff.call(adminCatalogue, {})).body.items
      .filter(({ service }) => service === 'special-care')
      .map(({ id }) => id)
    const turned = ids.toReversed()
    const params = { service: 'special-care' } as const
    const { status } = await staff.call(arrangeItems, { params, body: { ids: turned } })
    expect(status).toBe(200)
    const { body } = await product.visitor.call(catalogue, {})
    expect(
      body.items.filter(({ service }) => service === 'special-care').map(({ id }) => id),
    ).toEqual(turned)
    const stale = await staff.call(arrangeItems, { params, body: { ids: turned.slice(1) } })
    expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
  })
})

describe('the express fee', () => {
  it('charges its current price', async () => {
    const { body } = await staff.call(adminCatalogue, {})
    const { version } = body.express
    const saved = await staff.call(settingCalls.changeExpressFee, {
      body: { expressFee: 35, version },
    })
    expect(saved.body.expressFee).toBe(35)
    const { body: cost } = await product.visitor.call(quote, {
      body: { lines: [{ itemId: 'wash-fold', quantity: 1 }], deliveryPreference: 'express' },
    })
    expect(cost).toMatchObject({ expressFee: 35, total: 105 })
    const stale = await staff.call(settingCalls.changeExpressFee, {
      body: { expressFee: 40, version },
    })
    expect([stale.status, stale.code]).toEqual([409, 'changed_meanwhile'])
    expect((await lastAuditEntry())?.summary).toBe('Express delivery: costs ₹35 instead of ₹20')
  })
})
