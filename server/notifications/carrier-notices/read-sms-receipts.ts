/** Delivery receipts of the text gateway. */
import * as z from 'zod/mini'
import { AppError, say } from '../../platform/app-error.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import type { CarrierNotice } from '../outbox/record-fates.ts'

/** A gateway can be wordy. */
const REASON_LENGTH = 500

const receipt = z.object({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'failed']),
  at: z.optional(z.iso.datetime({ offset: true })),
  reason: z.optional(z.string()),
})
const receipts = z.union([receipt, z.array(receipt)])

/**
 * @param now the time of a receipt that has none
 * @param unexplained why a message failed, where its receipt doesn't say
 * @throws AppError `invalid_input` for what are no receipts
 */
export function readSmsReceipts(body: string, now: Date, unexplained: string): CarrierNotice[] {
  const read = receipts.safeParse(parseJson(body))
  if (!read.success) throw new AppError('invalid_input', say('noReceipts'))
  return [read.data].flat().map(({ id, status, at, reason }) => ({
    messageId: id,
    carrierId: null,
    step: status,
    at: at === undefined ? now : new Date(at),
    problem: status === 'failed' ? reason?.slice(0, REASON_LENGTH) || unexplained : null,
  }))
}
