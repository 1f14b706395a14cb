/** Scheduled prices of an earlier version, in one table after the upgrade, and the rules of that table. */
// @both-engines
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateToLatest } from '../../database/migrate.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { selectUpcomingPrices } from './upcoming-store.ts'

const database = await openTestDatabase({ migrated: false })
afterAll(() => database.close())
const { db } = database
const HOTEL = '0197a000-0000-7000-8000-000000000001'

beforeAll(async () => {
  await migrateToLatest(db, undefined, '0003-notification-choices')
  await sql
    .raw(
      `insert into catalogue_items (id, service, name, unit, list_price_paise, position)
         values ('shirt', 'ironing', 'Shirt', 'piece', 2000, 1), ('suit', 'ironing', 'Suit', 'piece', 9000, 2);
       insert into companies (id, name, billing_address, created_at)
         values ('${HOTEL}', 'Hotel Neem', '4 Residency Road', now());
       insert into upcoming_prices values
         ('shirt', '2030-02-01', 2500, 2200), ('shirt', '2030-01-01', 2300, null);
       insert into upcoming_company_prices values
         ('${HOTEL}', 'shirt', '2030-01-01', 1500), ('${HOTEL}', 'suit', '2030-01-01', null);`,
    )
    .execute(db)
  await migrateToLatest(db)
})

it('keeps the planned prices of the laundry and of its companies through an upgrade', async () => {
  expect(await selectUpcomingPrices(db, null)).toEqual([
    { itemId: 'shirt', from: '2030-01-01', pricePaise: 2300, onlinePricePaise: null },
    { itemId: 'shirt', from: '2030-02-01', pricePaise: 2500, onlinePricePaise: 2200 },
  ])
  expect(await selectUpcomingPrices(db, HOTEL)).toEqual([
    { itemId: 'shirt', from: '2030-01-01', pricePaise: 1500, onlinePricePaise: null },
    { itemId: 'suit', from: '2030-01-01', pricePaise: null, onlinePricePaise: null },
  ])
})

const shirt = { company_id: null, item_id: 'shirt', valid_from: '2030-03-01', price_paise: 2000 }

it.each([
  ['a second price of the laundry for one item and day', { valid_from: '2030-01-01' }],
  ['a second price of a company', { company_id: HOTEL, valid_from: '2030-01-01' }],
  ['an item without a list price', { price_paise: null }],
  ['an online price of a company', { company_id: HOTEL, online_price_paise: 1000 }],
  ['an online price above the list price', { online_price_paise: 2001 }],
  ['a price below nothing', { price_paise: -1 }],
  ['an unknown item', { item_id: 'sails' }],
])('refuses %s', async (_, wrong) => {
  const row = { ...shirt, ...wrong }
  await expect(db.insertInto('upcoming_prices').values(row).execute()).rejects.toThrow(
    /upcoming_prices_/,
  )
})
