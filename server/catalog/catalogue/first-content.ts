/** The first content of every laundry: business facts, plans and catalogue, until staff change them. */
import type { Insertable } from 'kysely'
import { DEFAULT_EXPRESS_FEE_PAISE, FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import { FIRST_PLANS } from '#domain/club/plans.ts'
import { DEFAULT_BUSINESS_HOURS } from '#domain/slots/business-hours.ts'
import { DEFAULT_SLOT_CAPACITIES } from '#domain/slots/slots.ts'
import type { Weekday } from '#domain/base/time-zone.ts'
import type { Tables } from '../../database/tables.ts'
import { type Db, inTransaction } from '../../database/transaction.ts'

export const FIRST_TIME_ZONE = 'Asia/Kolkata'

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

export const FIRST_BUSINESS: Insertable<Tables['business']> = {
  id: 1,
  name: 'Washline',
  phone: '',
  email: '',
  address: '',
  time_zone: FIRST_TIME_ZONE,
  hours: JSON.stringify(WEEKDAYS.map((weekday) => DEFAULT_BUSINESS_HOURS[weekday])),
  slot_capacities: JSON.stringify(DEFAULT_SLOT_CAPACITIES),
  express_fee_paise: DEFAULT_EXPRESS_FEE_PAISE,
}

/**
 * Stores the business row, the plans and the catalogue where they are missing; what is there stays as it is.
 * A catalogue counts as there with its first item, so an item that staff removed doesn't come back.
 * Several processes may call it at once.
 * @param db the database's handle or a transaction
 */
export async function storeInitialCatalogue(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('business')
      .values(FIRST_BUSINESS)
      .onConflict((conflict) => conflict.doNothing())
      .execute()

    const plan = await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst()
    if (!plan) {
      await tx
        .insertInto('plans')
        .values(
          FIRST_PLANS.map(({ id, name, description, kilograms, pickups, popular, ...rest }) => ({
            id,
            name,
            description,
            kilograms,
            pickups,
            popular,
            price_paise: rest.pricePaise,
            original_price_paise: rest.originalPricePaise,
            dry_clean_items: rest.dryCleanItems,
            trial_days: rest.trialDays,
            extras: JSON.stringify(rest.extras),
            position: rest.position,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }

    const item = await tx.selectFrom('catalogue_items').select('id').limit(1).executeTakeFirst()
    if (item) return
    await tx
      .insertInto('catalogue_items')
      .values(
        FIRST_CATALOGUE.map(({ id, service, name, unit, position, ...prices }) => ({
          id,
          service,
          name,
          unit,
          position,
          list_price_paise: prices.listPricePaise,
          online_price_paise: prices.onlinePricePaise,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
