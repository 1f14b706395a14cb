/** Texts that people sent to the laundry's number, as the text gateway hands them on. */
import * as z from 'zod/mini'
import { AppError, say } from '../../platform/app-error.ts'
import { parseJson } from '../../platform/mail/parse-json.ts'
import type { InboundText } from '../stop-messages/stop-by-text.ts'

const reply = z.object({
  from: z.string().check(z.regex(/^\+?[\d\s()-]{10,25}$/)),
  text: z.string(),
})

/**
 * One from a sender without a number, such as an operator's header, is left out: it mustn't take those beside it along.
 * @throws AppError `invalid_input` where none is a person's text
 */
export function readSmsReplies(body: string): InboundText[] {
  const given = [parseJson(body)].flat()
  const read = given.flatMap((each) => reply.safeParse(each).data ?? [])
  if (given.length > 0 && read.length === 0) throw new AppError('invalid_input', say('noReplies'))
  return read
}
