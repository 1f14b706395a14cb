/** Resends a message, as a new delivery beside the earlier ones. */
import { inTransaction } from '../../database/transaction.ts'
import { emit } from '../../events/emit.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Person } from '../../http/callers/session.ts'
import { newId } from '../../platform/ids.ts'
import {
  selectMessageDeliveries,
  requireOutboxMessage,
  insertMessageDelivery,
  lockOutboxMessage,
  type OutboxRow,
} from './outbox-store.ts'
import {
  findCodeOf,
  type FindCodeThatCounts,
  hasSealedCode,
} from './wording/sealed-delivery-code.ts'

/**
 * A delivery code in it is the one that counts as it leaves.
 * @param again.number which delivery of the message this is to be. One that is there already is what is
 * answered, so that a second press, or a colleague's, sends nothing more.
 * @param again.findCode the delivery code that counts now
 * @returns the new delivery
 * @throws AppError `not_found`; `still_waiting` while an earlier delivery is on its way;
 * `invalid_input` for a number that leaves one out, and for a code that is kept nowhere or counts no more
 */
export function resendMessage(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'events'>,
  person: Person,
  messageId: string,
  { number, findCode }: { number: number; findCode: FindCodeThatCounts },
): Promise<OutboxRow> {
  const { db, jobs, clock } = deps
  return inTransaction(db, async (tx) => {
    const message = await requireOutboxMessage(tx, messageId)
    const originalId = message.resend_of ?? message.id
    await lockOutboxMessage(tx, originalId)
    const deliveries = await selectMessageDeliveries(tx, originalId)
    const same = deliveries.find((each) => each.resend_number === number)
    if (same) return requireOutboxMessage(tx, same.id)
    if (number !== deliveries.length + 1)
      throw new AppError('invalid_input', say('lookAgainBeforeSending'))
    const original = await requireOutboxMessage(tx, originalId)
    if (original.parts[0]?.kind === 'phone.code')
      throw new AppError('invalid_input', say('codeNotKept'))
    if (hasSealedCode(original.parts) && (await findCodeOf(tx, original, findCode)) === null)
      throw new AppError('invalid_input', say('codeCountsNoMore'))
    if ([original, ...deliveries].some(({ status }) => status === 'waiting'))
      throw new AppError('still_waiting', say('onItsWay'))

    const at = clock()
    const id = newId(at)
    await insertMessageDelivery(tx, original, { id, originalId, number, at })
    await jobs.enqueue(tx, 'deliver-letter', { letterId: id })
    await emit(tx, deps, {
      type: 'outbox_message.resent',
      subject: { kind: 'outbox_message', id: originalId },
      actor: person.id,
      data: { channel: message.channel, delivery: number, messageId: id },
      at,
    })
    return requireOutboxMessage(tx, id)
  })
}
