/** Sends a message again: its own delivery, beside the ones before it. */
import { recordAudit } from '../../audit/record-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Person } from '../../http/session.ts'
import { newId } from '../../platform/ids.ts'
import {
  deliveriesOf,
  requireMessage,
  insertDelivery,
  lockMessage,
  type OutboxRow,
} from './outbox-store.ts'

const KINDS = { email: 'A mail', sms: 'A text message', push: 'A notice' } as const

/**
 * @param number which delivery of the message this is to be. One that is there already is what is
 * answered, so that a second press, or a colleague's, sends nothing more.
 * @returns the new delivery
 * @throws AppError `not_found`; `still_waiting` while an earlier delivery is on its way;
 * `invalid_input` for a number that leaves one out
 */
export function resendMessage(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  person: Person,
  messageId: string,
  number: number,
): Promise<OutboxRow> {
  return inTransaction(db, async (tx) => {
    const message = await requireMessage(tx, messageId)
    const originalId = message.resend_of ?? message.id
    await lockMessage(tx, originalId)
    const deliveries = await deliveriesOf(tx, originalId)
    const same = deliveries.find((each) => each.resend_number === number)
    if (same) return requireMessage(tx, same.id)
    if (number !== deliveries.length + 1)
      throw new AppError('invalid_input', 'Please look at the message again before you send it.')
    const original = await requireMessage(tx, originalId)
    if ([original, ...deliveries].some(({ status }) => status === 'waiting'))
      throw new AppError(
        'still_waiting',
        'It is still on its way: the next try comes automatically.',
      )

    const at = clock()
    const id = newId(at)
    await insertDelivery(tx, original, { id, originalId, number, at })
    await jobs.enqueue(tx, 'deliver-letter', { letterId: id })
    await recordAudit(tx, {
      actorId: person.id,
      action: 'letter.resent',
      subject: { type: 'letter', id: originalId },
      summary: `${KINDS[message.channel]} was sent again (delivery ${number + 1})`,
      details: { channel: message.channel, delivery: number, letterId: id },
      at,
    })
    return requireMessage(tx, id)
  })
}
