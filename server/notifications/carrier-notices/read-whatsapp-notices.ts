/** WhatsApp's notices about messages. */
import * as z from 'zod/mini'
import { whatsAppProblemOf } from '#domain/messages/whatsapp-problems.ts'
import type { FateStep } from '#domain/messages/message-fate.ts'
import type { Words } from '#words/words.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { CarrierNotice } from '../outbox/record-fates.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'

const REASON_LENGTH = 500

/** What a notice may hold beside this is ignored, a recipient's number or name included. */
const status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: z.coerce.number(),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(
    z.array(
      z.object({
        code: z.number(),
        title: z.optional(z.string()),
        error_data: z.optional(z.object({ details: z.optional(z.string()) })),
      }),
    ),
  ),
})
type Status = z.output<typeof status>

const notices = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.optional(z.object({ statuses: z.optional(z.array(status)) })) }),
      ),
    }),
  ),
})

const STEPS: Readonly<Record<string, FateStep>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  // A voice message that was listened to.
  played: 'read',
  failed: 'failed',
}

/** @throws AppError `invalid_input` for what is no notice */
export function readWhatsAppNotices(body: string, words: Words): CarrierNotice[] {
  const read = notices.safeParse(parseJson(body))
  if (!read.success) throw new AppError('invalid_input', say('noNotices'))
  return read.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value?.statuses ?? []))
    .flatMap((each) => {
      const step = STEPS[each.status]
      if (step === undefined) return []
      return {
        messageId: each.biz_opaque_callback_data ?? null,
        carrierId: each.id,
        step,
        at: new Date(each.timestamp * 1000),
        problem: step === 'failed' ? problemIn(each, words) : null,
      }
    })
}

function problemIn({ errors }: Status, words: Words): string {
  const error = errors?.[0]
  if (!error) return words.deliveryProblems.notDelivered
  const problem = whatsAppProblemOf(error.code)
  if (problem !== null) return words.whatsAppProblems[problem]
  const said = (error.error_data?.details ?? error.title ?? '').slice(0, REASON_LENGTH)
  return words.whatsAppProblems.other({ code: error.code, said })
}
