import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { english } from '#words/words.ts'
import { findMisplacedTexts, NAMES, typedText } from '../../testing/drawn-pages.ts'
import { pdfPageTexts } from '../../testing/pdf-text.ts'
import { drawBagTags, type BagTags } from './draw-bag-tags.ts'

const { bagTags: words } = english

const tagsFor = (customerName: string, care: string[], laundry = 'Washline'): BagTags => ({
  order: {
    number: 'LC-WWWW-MMMM',
    customer_name: customerName,
    customer_phone: '+919845077345',
    delivery_preference: 'express',
    lines: [{ service: 'wash-fold' }, { service: 'special-care' }],
  } as unknown as BagTags['order'],
  texts: {
    title: 'Bag tags',
    preference: 'Express',
    inThisOrder: words.inThisOrder,
    customer: words.customer,
    pickup: 'Pickup',
    pickupDay: 'Wed 18 June',
    pickupTime: '11 AM - 1 PM',
    backBy: words.backBy,
    backDay: 'Thu 19 June',
    backAt: '12:30 PM',
    amounts: [words.kilograms(4.5), words.pieces(12)],
    bags: [words.bag({ bag: 1, bags: 1 })],
    care: words.care({ care: care.join(' · ') }),
    careFollows: words.careFollows({ count: care.length }),
    careLabel: words.careLabel({ label: '\u0001', labels: '\u0002' }),
  },
  bags: 1,
  care,
  laundry,
  address: 'https://washline.test/admin/orders/LC-WWWW-MMMM',
})

const draw = (tags: BagTags) =>
  drawBagTags({ title: 'Bag tags', laundry: tags.laundry, orders: [tags] })

describe('a bag tag', () => {
  it.each(NAMES)('prints “%s” beside the last digits of the phone, not over them', async (name) => {
    expect(findMisplacedTexts(await draw(tagsFor(name, [name], name)))).toEqual([])
  })

  it('prints a sign for each letter that no font has', async () => {
    const [tag] = pdfPageTexts(await draw(tagsFor('東京', [])))
    expect(tag).toContain('\uFFFD\uFFFD')
  })

  it('keeps each text in its place, in any script', async () => {
    await fc.assert(
      fc.asyncProperty(typedText, fc.array(typedText, { maxLength: 3 }), async (text, care) => {
        expect(findMisplacedTexts(await draw(tagsFor(text, care, text)))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
