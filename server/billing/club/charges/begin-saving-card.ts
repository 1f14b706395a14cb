/** Starts saving a card without a payment, so that the bank can authenticate the cardholder first. */
import type { Deps } from '../../../platform/deps.ts'
import { AppError, say } from '../../../platform/app-error.ts'
import type { Person } from '../../../http/callers/session.ts'

/** @throws AppError `not_found` where cards are kept without asking, `payment_unavailable` */
export async function beginSavingCard(
  { payments, log }: Pick<Deps, 'payments' | 'log'>,
  person: Person,
): Promise<{ clientSecret: string }> {
  if (!payments.beginKeeping) throw new AppError('not_found', say('cardsKeptUnasked'))
  return payments.beginKeeping(person).catch((error: unknown) => {
    log.error({ err: error }, 'a card could not begin to be kept')
    throw new AppError('payment_unavailable', say('paymentServiceAway'))
  })
}
