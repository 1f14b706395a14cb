/** Enforces a staff member's daily refund limit. */
import { sql } from 'kysely'
import { permissionsOf } from '#domain/people/permissions.ts'
import { calendarDateIn, instantAt } from '#domain/base/time-zone.ts'
import type { Tx } from '../database/transaction.ts'
import type { Person } from '../http/callers/session.ts'
import { AppError, say } from '../platform/app-error.ts'

/**
 * Called in the transaction of the refund or the goodwill, before it is stored. Two of one person wait for each other here, so
 * that both together stay within the cap. What a payment service refused was not given.
 * @param day now, and the zone that its day begins in
 * @throws AppError `not_refundable` where it would be more than their cap, in paise, leaves
 */
export async function requireWithinRefundCap(
  tx: Tx,
  { id }: Pick<Person, 'id'>,
  amountPaise: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const person = await tx
    .selectFrom('users')
    .select('refunds_per_day_paise as mostPaise')
    .where('id', '=', id)
    .where('refunds_per_day_paise', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return
  const mostPaise = person.mostPaise!
  const givenPaise = await givenSince(tx, id, instantAt(calendarDateIn(now, timeZone), 0, timeZone))
  const leftPaise = Math.max(mostPaise - givenPaise, 0)
  if (amountPaise > leftPaise)
    throw new AppError(
      'not_refundable',
      say('refundsOfDay', { mostPaise, leftPaise, names: await whoMayMore(tx, mostPaise) }),
    )
}

/** Of what an order costs, the most percent that a code takes off which somebody with a cap makes. */
const MOST_PERCENT = 50

/**
 * A promo code gives money away as a refund does: of no order more than its maker may give back in a day, and never most
 * of what it costs.
 * @throws AppError `forbidden`
 */
export async function requirePromoCodeWithinCap(
  tx: Tx,
  { id }: Pick<Person, 'id'>,
  { percent, offPaise }: { percent: number | null; offPaise: number | null },
): Promise<void> {
  const { mostPaise } = await tx
    .selectFrom('users')
    .select('refunds_per_day_paise as mostPaise')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (mostPaise === null) return
  if ((percent ?? 0) <= MOST_PERCENT && (offPaise ?? 0) <= mostPaise) return
  const names = await whoMayMore(tx, mostPaise)
  throw new AppError(
    'forbidden',
    say('codesOfCap', { mostPaise, mostPercent: MOST_PERCENT, names }),
  )
}

/** The names of colleagues who may give back more in a day. */
async function whoMayMore(tx: Tx, mostPaise: number): Promise<string[]> {
  const staff = await tx
    .selectFrom('users')
    .select(['name', 'role', 'more_presets as morePresets', 'narrowed_to as narrowedTo'])
    .where('role', '<>', 'customer')
    .where('suspended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('refunds_per_day_paise', 'is', null), eb('refunds_per_day_paise', '>', mostPaise)]),
    )
    .orderBy('name')
    .execute()
  return staff.filter((each) => permissionsOf(each).includes('money-back')).map(({ name }) => name)
}

async function givenSince(tx: Tx, id: string, since: Date): Promise<number> {
  const { paise } = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom('order_refunds')
        .select('amount_paise')
        .where('given_by', '=', id)
        .where('created_at', '>=', since)
        .where('status', '<>', 'failed')
        .unionAll(
          eb
            .selectFrom('refunds')
            .select('amount_paise')
            .where('given_by', '=', id)
            .where('created_at', '>=', since)
            .where('status', '<>', 'failed'),
        )
        .unionAll(
          // What was handed back of it stands among the refunds.
          eb
            .selectFrom('order_goodwill')
            .select(sql<number>`amount_paise - handed_paise`.as('amount_paise'))
            .where('given_by', '=', id)
            .where('created_at', '>=', since),
        )
        .unionAll(
          // Of claims what came off their orders stands among the goodwill.
          eb
            .selectFrom('claim_events')
            .select(
              sql<number>`(content->>'voucherPaise')::bigint + (content->>'transferPaise')::bigint`.as(
                'amount_paise',
              ),
            )
            .where('kind', '=', 'settled')
            .where('actor_id', '=', id)
            .where('at', '>=', since),
        )
        .as('given'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_paise'), eb.lit(0)).as('paise'))
    .executeTakeFirstOrThrow()
  return Number(paise)
}
