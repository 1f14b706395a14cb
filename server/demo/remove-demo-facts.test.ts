// The settings that go along from a demo: prices and rules, but nothing that its laundry says of itself.
import { expect, it } from 'vitest'
import { exportSettings } from '../catalog/settings-file/export-settings.ts'
import { testProduct } from '../testing/test-product.ts'
import { removeDemoFacts } from './remove-demo-facts.ts'

const { db, clock } = await testProduct({ config: { demo: true } })

it('exports prices and settings, and excludes the demo laundry’s facts', async () => {
  await db
    .updateTable('catalogue_items')
    .set({ list_price_paise: 7700 })
    .where('id', '=', 'wash-fold')
    .execute()
  await db
    .updateTable('business')
    .set({ address: '12 Church Street', least_kilograms: 3 })
    .execute()
  const { settings, items, plans } = removeDemoFacts(await exportSettings(db, clock.read()))
  expect(items).toContainEqual(expect.objectContaining({ id: 'wash-fold', listPrice: 77 }))
  expect(plans).toHaveLength(3)
  expect(settings).toMatchObject({
    business: { name: 'Washline', timeZone: 'Asia/Kolkata', address: '12 Church Street' },
    tax: { taxPercent: 18 },
    marketing: { fromOrders: false, numbers: [] },
    leastCharge: { kilograms: 3 },
  })
  expect(settings).not.toHaveProperty('strongSignIn')
  expect(JSON.stringify(settings)).not.toMatch(
    /washline\.example|29AAAAA0000A1ZY|Meera|phone|Priya/,
  )
})
