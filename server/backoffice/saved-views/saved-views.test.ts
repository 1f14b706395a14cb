/** Saved views: private to their owner, the same on every device, validated, and deleted with the account. */
import { expect, it } from 'vitest'
import { changeSavedViews, readSavedViews } from '#contract/orders/saved-views.ts'
import { MOST_VIEWS } from '#domain/orders/saved-views.ts'
import { inTransaction } from '../../database/transaction.ts'
import { testProduct } from '../../testing/test-product.ts'
import { savedViewData } from './personal-data.ts'

const product = await testProduct()
const owner = await product.person({ preset: 'owner' })
const counter = await product.person({ preset: 'counter' })
const plant = await product.person({ preset: 'plant' })

const LATE = { name: 'Late', query: 'due=late&sort=due-first' }
const EXPRESS = { name: 'Express', query: 'q=express' }

async function viewsOf(who: typeof owner) {
  return (await who.call(readSavedViews, {})).body.views
}

it('stores the views that a person saved last, for them only', async () => {
  expect(await viewsOf(owner)).toEqual([])
  await owner.call(changeSavedViews, { body: { views: [LATE] } })
  const { body } = await owner.call(changeSavedViews, { body: { views: [LATE, EXPRESS] } })
  expect(body.views).toEqual([EXPRESS, LATE])
  expect(await viewsOf(owner)).toEqual([EXPRESS, LATE])
  expect(await viewsOf(counter)).toEqual([])
  await owner.call(changeSavedViews, { body: { views: [EXPRESS] } })
  expect(await viewsOf(owner)).toEqual([EXPRESS])
})

it('accepts changes that several devices save at once', async () => {
  const views = [LATE, EXPRESS]
  const answers = await Promise.all(
    [views, views, [LATE]].map((kept) => counter.call(changeSavedViews, { body: { views: kept } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await viewsOf(counter)).toContainEqual(LATE)
})

it('explains why a view can’t be stored', async () => {
  const problemOf = async (views: readonly (typeof LATE)[]) =>
    (await owner.call(changeSavedViews, { body: { views: [...views] } })).message
  expect(await problemOf([LATE, LATE])).toBe('Two views can’t have the same name.')
  expect(await problemOf([{ ...LATE, name: ' ' }])).toBe('Name is required.')
  expect(await problemOf([{ ...LATE, name: 'x'.repeat(41) }])).toBe(
    'Name can be at most 40 characters long.',
  )
  const many = Array.from({ length: MOST_VIEWS + 1 }, (_, index) => ({
    ...LATE,
    name: `View ${index}`,
  }))
  expect(await problemOf(many)).toBe('At most 20 views can be saved. Please delete one first.')
  expect((await plant.call(readSavedViews, {})).status).toBe(403)
})

it('exports a person’s views, and erases them with the account', async () => {
  const { deps } = product
  const { id, email } = owner.user
  const person = { id, email, isEmailProven: true, isAgain: false }
  const files = []
  for await (const file of savedViewData.collect(deps, person)) files.push(file)
  expect(files).toEqual([{ name: 'saved-views.json', json: [EXPRESS] }])
  await inTransaction(deps.db, (tx) => savedViewData.erase(tx, deps, person, deps.clock()))
  expect(await viewsOf(owner)).toEqual([])
})
