/** Saves a card by the token that stands for it. */
import type * as z from 'zod/mini'
import type { addCard } from '#contract/profile.ts'
import { calendarDateIn } from '#domain/time-zone.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import { newId } from '../platform/ids.ts'
import { lockSaved, MOST_SAVED } from './lock-saved.ts'
import { clearDefault, insertCard, type CardRow } from './store.ts'

/**
 * The first card becomes the default.
 * @throws AppError `not_found`, `too_many_saved`, `card_expired`
 */
export async function saveCard(
  { db, clock, offer }: Pick<Deps, 'db' | 'clock' | 'offer'>,
  userId: string,
  body: z.output<typeof addCard.body>,
): Promise<CardRow> {
  const now = clock()
  const { timeZone } = await offer.current()
  // A card is good until its month is over.
  if (`${body.expiryYear}-${body.expiryMonth}` < calendarDateIn(now, timeZone).slice(0, 7))
    throw new AppError('card_expired', 'This card has expired. Please use another one.')
  return inTransaction(db, async (tx) => {
    const count = await lockSaved(tx, 'cards', userId)
    if (count >= MOST_SAVED)
      throw new AppError(
        'too_many_saved',
        `You can save ${MOST_SAVED} cards. Please delete one first.`,
      )
    const isDefault = body.isDefault === true || count === 0
    if (isDefault) await clearDefault(tx, 'cards', userId)
    return insertCard(tx, {
      id: newId(now),
      user_id: userId,
      token: body.token,
      brand: body.brand,
      last4: body.last4,
      expiry_month: body.expiryMonth,
      expiry_year: body.expiryYear,
      holder: body.holder,
      is_default: isDefault,
      created_at: now,
    })
  })
}
