// The first content of a new laundry, left unchanged by later starts.
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { storeInitialCatalogue } from './first-content.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

beforeEach(async () => {
  await db.deleteFrom('catalogue_items').execute()
  await db.deleteFrom('business').execute()
})

test('a new laundry has a name, hours, places per slot and the whole catalogue', async () => {
  await storeInitialCatalogue(db)

  const business = await db.selectFrom('business').selectAll().executeTakeFirstOrThrow()
  expect(business).toMatchObject({
    name: 'Washline',
    time_zone: 'Asia/Kolkata',
    slot_capacities: [8, 20, 20, 20, 20, 20, 20].map((places) => Array(5).fill(places)),
    express_fee_paise: 2000,
  })
  expect(business.hours).toHaveLength(7)
  expect(business.hours[0]).toEqual({ opensMinutes: 540, closesMinutes: 1080 })
  const items = await db.selectFrom('catalogue_items').selectAll().execute()
  expect(items).toHaveLength(FIRST_CATALOGUE.length)
  expect(items.find(({ id }) => id === 'dry-cleaning-shirt')).toMatchObject({
    list_price_paise: 9900,
    online_price_paise: 1500,
    active: true,
  })
})

test('keeps what staff changed or removed at the next start', async () => {
  await storeInitialCatalogue(db)
  await db.updateTable('business').set({ name: 'Sparkle' }).execute()
  await db.deleteFrom('catalogue_items').where('id', '=', 'accessories-tie').execute()

  await storeInitialCatalogue(db)

  const business = await db.selectFrom('business').select('name').execute()
  expect(business).toEqual([{ name: 'Sparkle' }])
  const items = await db.selectFrom('catalogue_items').select('id').execute()
  expect(items).toHaveLength(FIRST_CATALOGUE.length - 1)
})

test('stores the first content once when several start at once', async () => {
  await Promise.all([
    storeInitialCatalogue(db),
    storeInitialCatalogue(db),
    storeInitialCatalogue(db),
  ])

  expect(await db.selectFrom('business').select('id').execute()).toHaveLength(1)
  const items = await db.selectFrom('catalogue_items').select('id').execute()
  expect(items).toHaveLength(FIRST_CATALOGUE.length)
})
