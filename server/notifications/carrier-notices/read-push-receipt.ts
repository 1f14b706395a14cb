/** A browser's receipt of a push notice. */
import type { pushReceipt } from '#contract/messages/carrier-notices.ts'
import type { InputOf } from '#contract/base/call.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pushReceiptToken } from '../channels/push/receipt-token.ts'
import type { CarrierNotice } from '../outbox/record-fates.ts'
import { isSameSecret } from './secrets.ts'

/** The clock of a browser is wrong that says it was offline for longer. */
const OLDEST_MS = 7 * DAY_MS

/** @throws AppError `forbidden` for a token that this laundry didn't make for the message */
export function readPushReceipt(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { message, token, step, at }: InputOf<typeof pushReceipt>['body'],
): CarrierNotice {
  if (!isSameSecret(token, pushReceiptToken(config, message)))
    throw new AppError('forbidden', say('badSignature'))
  const now = clock()
  const said = new Date(at)
  const isLikely = said <= now && now.getTime() - said.getTime() < OLDEST_MS
  return {
    messageId: message,
    carrierId: null,
    step: step === 'shown' ? 'delivered' : 'read',
    at: isLikely ? said : now,
    problem: null,
  }
}
