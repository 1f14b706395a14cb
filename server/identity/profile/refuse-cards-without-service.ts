/** Refuses cards, saved ones too, where no payment service takes them. */
import { NO_CARDS } from '#domain/card.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'

/** @throws AppError `card_not_available` */
export function refuseCardsWithoutService({ payments }: Pick<Deps, 'payments'>): void {
  if (payments.provider === 'none') throw new AppError('card_not_available', NO_CARDS)
}
