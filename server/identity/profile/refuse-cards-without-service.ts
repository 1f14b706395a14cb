/** Refuses all cards, saved ones included, without a payment service. */
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'

/** @throws AppError `card_not_available` */
export function refuseCardsWithoutService({ payments }: Pick<Deps, 'payments'>): void {
  if (payments.provider === 'none') throw new AppError('card_not_available', say('cardsNotTaken'))
}
