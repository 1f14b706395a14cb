import { expect, it } from 'vitest'
import { changedFields } from '#words/en/audit/audit-settings.ts'
import { testProduct } from '../../testing/test-product.ts'
import { itemFields } from './item-fields.ts'
import { planFields } from './plan-fields.ts'
import * as sections from './sections.ts'

const { declaredSection: _, ...own } = sections

const { db } = await testProduct()

it('has words in the audit log for every field that staff can change', async () => {
  const business = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow()
  const item = await db.selectFrom('catalogue_items').selectAll().executeTakeFirstOrThrow()
  const plan = await db.selectFrom('plans').selectAll().executeTakeFirstOrThrow()
  const changeable = {
    ...Object.fromEntries(
      Object.values(own).map((section) => [section.name, Object.keys(section.read(business))]),
    ),
    item: Object.keys(itemFields(item)),
    plan: Object.keys(planFields(plan)),
  }
  const worded = Object.entries(changedFields).map(([name, fields]) => [name, Object.keys(fields)])
  expect(changeable).toEqual(Object.fromEntries(worded))
})
