/** The plant's documents are complete: bag labels, their care instructions and the order's page. */
import { beforeEach, describe, expect, it } from 'vitest'
import { addGarment } from '#contract/garments/garments.ts'
import { readOrderDetail } from '#contract/orders/order-detail.ts'
import { DELIVERY_PREFERENCES } from '#domain/orders/record/order-choices.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { testProduct } from '../../testing/test-product.ts'
import { placed } from '../../testing/order-inputs.ts'

const product = await testProduct()
const staff = await product.person({ role: 'admin' })
const asha = await product.person({ name: 'Asha Rao', phone: '+91 98450 77345' })
beforeEach(() => product.clock.set('2025-06-18T06:30:00Z'))

async function tagsOf(order: { number: string }, bags = 1): Promise<string[]> {
  const answer = await product.app.inject({
    method: 'GET',
    url: `/api/admin/orders/${order.number}/bag-tag.pdf?bags=${bags}`,
    headers: { cookie: staff.cookieHeader() },
  })
  expect(answer.statusCode).toBe(200)
  return pdfPageTexts(answer.rawPayload)
}

const garment = async (fields: { name: string; careInstructions: string; notes?: string }) =>
  (await asha.call(addGarment, { body: { category: 'shirts', ...fields } })).body

describe('a bag tag', () => {
  it('prints a short care instruction, such as “do not tumble-dry”, on the tag itself', async () => {
    const order = await placed(asha, { specialInstructions: 'Do not tumble-dry.' })
    const [tag, ...others] = await tagsOf(order)
    expect(tag).toContain('Care: Do not tumble-dry.')
    expect(others).toEqual([])
  })

  it('prints the customer’s preferences before their written note', async () => {
    const order = await placed(asha, {
      preferences: {
        starch: 'light',
        finish: 'hanger',
        fragranceFree: true,
        notes: '  No dryer for\nthe wool ',
      },
      specialInstructions: 'A stain on the collar',
    })
    const asked = [
      'Light starch',
      'On hangers',
      'Fragrance-free',
      'No dryer for the wool',
      'A stain on the collar',
    ]
    const tags = (await tagsOf(order)).join(' ')
    for (const text of asked) expect(tags).toContain(text)
    expect(order.preferences).toEqual({
      starch: 'light',
      finish: 'hanger',
      fragranceFree: true,
      notes: 'No dryer for the wool',
    })
  })

  it('prints the care and the notes of each garment that the order names', async () => {
    const saree = await garment({ name: 'Silk saree', careInstructions: 'Cold wash' })
    const shawl = await garment({ name: 'Shawl', careInstructions: '', notes: 'Lace tears' })
    const order = await placed(asha, { garmentIds: [saree._id, shawl._id] })
    const [tag] = await tagsOf(order)
    expect(tag).toContain('Shawl: Lace tears')
    expect(tag).toContain('Silk saree: Cold wash')
  })

  it('adds labels behind each bag for a long instruction, and cuts nothing', async () => {
    const words = Array.from({ length: 120 }, (_, n) => `word${n}`)
    const order = await placed(asha, { specialInstructions: words.join(' ') })
    const pages = await tagsOf(order, 2)
    expect(pages.length % 2).toBe(0)
    const ofFirst = pages.slice(0, pages.length / 2)
    expect(ofFirst[0]).toContain('CARE: 1 instruction on the next label')
    expect(ofFirst.slice(1).every((page) => page.includes('Bag 1 of 2'))).toBe(true)
    const printed = new Set(ofFirst.slice(1).join(' ').split(' '))
    expect(words.filter((word) => !printed.has(word))).toEqual([])
  })
})

describe.each(DELIVERY_PREFERENCES)('an order with %s delivery', (id) => {
  it('shows the delivery type and all care instructions on every plant document', async () => {
    const own = await garment({
      name: `Kurta ${id}`,
      careInstructions: `No bleach ${id}`,
      notes: `Loose button ${id}`,
    })
    const order = await placed(asha, {
      deliveryPreference: id,
      specialInstructions: `Fold, no hangers ${id}`,
      garmentIds: [own._id],
      ...(id === 'scheduled' && { deliveryDate: '2025-06-24' }),
    })
    const tags = (await tagsOf(order)).join(' ')
    const { body: page } = await staff.call(readOrderDetail, { params: { id: order._id } })
    expect(page.deliveryPreference).toBe(id)
    expect(tags.toLowerCase()).toContain(id)
    for (const document of [tags, JSON.stringify(page)])
      for (const text of [`Fold, no hangers ${id}`, `No bleach ${id}`, `Loose button ${id}`])
        expect(document).toContain(text)
  })
})
