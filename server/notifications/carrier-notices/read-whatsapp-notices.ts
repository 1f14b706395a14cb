/** WhatsApp's notices about messages. */
import * as z from 'zod/mini'
import { whatsAppProblemOf } from '#domain/messages/whatsapp-problems.ts'
import type { FateStep } from '#domain/messages/message-fate.ts'
import type { Words } from '#words/words.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { CarrierNotice } from '../outbox/record-fates.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import { quoteCarrier } from '../../platform/mail/quote-carrier.ts'
import { timeOfNotice } from './time-of-notice.ts'

/** What a notice may hold beside this is ignored, a recipient's number or name included. */
const status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: z.coerce.number(),
  biz_opaque_callback_data: z.nullish(z.string()),
  errors: z.nullish(
    z.array(
      z.object({
        code: z.coerce.number(),
        title: z.nullish(z.string()),
        error_data: z.nullish(z.object({ details: z.nullish(z.string()) })),
      }),
    ),
  ),
})
type Status = z.output<typeof status>

const notices = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.nullish(z.object({ statuses: z.nullish(z.array(z.unknown())) })) }),
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

/**
 * What isn't the status of a message is left out: it mustn't take those beside it along.
 * @param now the time of a status with an unlikely one
 * @throws AppError `invalid_input` for what is no notice
 */
export function readWhatsAppNotices(body: string, now: Date, words: Words): CarrierNotice[] {
  const read = notices.safeParse(parseJson(body))
  if (!read.success) throw new AppError('invalid_input', say('noNotices'))
  return read.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value?.statuses ?? []))
    .flatMap((given) => status.safeParse(given).data ?? [])
    .flatMap((each) => {
      const step = STEPS[each.status]
      if (step === undefined) return []
      return {
        messageId: each.biz_opaque_callback_data?.toLowerCase() ?? null,
        carrierId: each.id,
        step,
        at: timeOfNotice(new Date(each.timestamp * 1000), now),
        problem: step === 'failed' ? problemIn(each, words) : null,
      }
    })
}

function problemIn({ errors }: Status, words: Words): string {
  const error = errors?.[0]
  if (!error) return words.deliveryProblems.notDelivered
  const problem = whatsAppProblemOf(error.code)
  if (problem !== null) return words.whatsAppProblems[problem]
  const said = quoteCarrier(error.error_data?.details ?? error.title ?? '')
  return words.whatsAppProblems.other({ code: error.code, said })
}
