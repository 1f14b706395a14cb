/** Delivery receipts of the text gateway. */
import * as z from 'zod/mini'
import { AppError, say } from '../../platform/app-error.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import { quoteCarrier } from '../../platform/mail/quote-carrier.ts'
import type { CarrierNotice } from '../outbox/record-fates.ts'
import { timeOfNotice } from './time-of-notice.ts'

const receipt = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'failed']),
  at: z.optional(z.unknown()),
  reason: z.optional(z.unknown()),
})

/**
 * One that isn't a receipt is left out: it mustn't take those beside it along.
 * @param now the time of a receipt that has none, or an unlikely one
 * @param unexplained why a message failed, where its receipt doesn't say
 * @throws AppError `invalid_input` where none is a receipt
 */
export function readSmsReceipts(body: string, now: Date, unexplained: string): CarrierNotice[] {
  const given = [parseJson(body)].flat()
  const read = given.flatMap((each) => receipt.safeParse(each).data ?? [])
  if (given.length > 0 && read.length === 0) throw new AppError('invalid_input', say('noReceipts'))
  return read.map(({ id, status, at, reason }) => ({
    messageId: id.toLowerCase(),
    carrierId: null,
    step: status,
    at: typeof at === 'string' ? timeOfNotice(new Date(at), now) : now,
    problem:
      status === 'failed'
        ? quoteCarrier(typeof reason === 'string' ? reason : '') || unexplained
        : null,
  }))
}
