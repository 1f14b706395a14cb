/** Saves a card by its payment token. */
import type * as z from 'zod/mini'
import { branchOfPerson } from '#domain/base/branch.ts'
import type { addCard } from '#contract/accounts/profile.ts'
import { requireUser } from '../find-user.ts'
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import { lockSavedEntries, MOST_SAVED } from './lock-saved-entries.ts'
import { refuseCardsWithoutService } from './refuse-cards-without-service.ts'
import { refuseExpiredCard } from './refuse-expired-card.ts'
import { clearDefaultEntry, insertCard, type CardRow } from './store.ts'

/**
 * The payment service makes sure first that the card can be charged later, when nobody is there. The
 * first card becomes the default.
 * @param by who saves it: the customer, or staff for them
 * @throws AppError `not_found`, `too_many_saved`, `card_not_available`, `card_expired`, `payment_failed` for a card that the
 *   service refuses, `payment_unavailable`
 */
export async function saveCard(
  deps: Pick<Deps, 'db' | 'clock' | 'laundry' | 'payments' | 'log' | 'events'>,
  userId: string,
  body: z.output<typeof addCard.body>,
  by: Person,
): Promise<CardRow> {
  const { db, clock, laundry, payments, log } = deps
  refuseCardsWithoutService({ payments })
  const now = clock()
  const { timeZone } = await laundry(branchOfPerson(by)).settings.current()
  refuseExpiredCard(body, now, timeZone)
  const payer = await requireUser(db, userId)
  const kept = await payments
    .keepCard({ token: body.token, payer, key: newId(now) })
    .catch((error: unknown) => {
      log.error({ err: error, userId }, 'a card could not be kept')
      throw new AppError('payment_unavailable', say('paymentServiceAway'))
    })
  if (!kept.ok) throw new AppError('payment_failed', kept.failure)
  return inTransaction(db, async (tx) => {
    const count = await lockSavedEntries(tx, 'cards', userId)
    if (count >= MOST_SAVED)
      throw new AppError('too_many_saved', say('manyCards', { most: MOST_SAVED }))
    const isDefault = body.isDefault === true || count === 0
    if (isDefault) await clearDefaultEntry(tx, 'cards', userId)
    const subject = { kind: 'customer', id: userId.toLowerCase() }
    const data = { userId: subject.id }
    await emit(tx, deps, { type: 'customer.card_added', subject, actor: by.id, data, at: now })
    return insertCard(tx, {
      id: newId(now),
      user_id: userId,
      token: kept.token,
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
