/** Texts that people sent to the laundry's number, as the text gateway hands them on. */
import * as z from 'zod/mini'
import { AppError, say } from '../../platform/app-error.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import type { InboundText } from '../stop-messages/stop-by-text.ts'

const reply = z.object({
  from: z.string().check(z.regex(/^\+?[\d\s()-]{10,25}$/)),
  text: z.string(),
})
const replies = z.union([reply, z.array(reply)])

/** @throws AppError `invalid_input` for what are no texts */
export function readSmsReplies(body: string): InboundText[] {
  const read = replies.safeParse(parseJson(body))
  if (!read.success) throw new AppError('invalid_input', say('noReplies'))
  return [read.data].flat()
}
