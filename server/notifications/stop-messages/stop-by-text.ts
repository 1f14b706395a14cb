/** STOP by text message: offers end for everyone whom the laundry would text at the number. */
import { readStopWord } from '#domain/messages/stop-words.ts'
import { DAY_MS } from '#domain/base/time-zone.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { stopOffers } from '../consents/stop-offers.ts'
import { NOTIFICATIONS_PAGE } from '../channels/notifications-page.ts'
import { selectLatestOfKind } from '../outbox/outbox-store.ts'
import { queueTextToPerson } from '../outbox/queue-text-to-person.ts'
import { headersOfLaundry } from './headers-of-laundry.ts'
import { findPeopleTextedAt } from './store.ts'

/** A text that a person sent to the laundry's number. */
export interface InboundText {
  from: string
  text: string
}

/** Any other text is left alone. One that comes twice is answered once a day. */
export async function stopByText(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'laundry' | 'staffWords'>,
  { from, text }: InboundText,
): Promise<void> {
  if (readStopWord(text, await headersOfLaundry(deps)) !== 'stop') return
  const at = deps.clock()
  await inTransaction(deps.db, async (tx) => {
    for (const { id, phone } of await findPeopleTextedAt(tx, from)) {
      if (!(await stopOffers(tx, id, { at, place: 'sms' }))) continue
      const said = { kind: 'offers.stopped' } as const
      const since = new Date(at.getTime() - DAY_MS)
      if ((await selectLatestOfKind(tx, { userId: id, kind: said.kind, since })).length > 0)
        continue
      await queueTextToPerson(tx, deps, { userId: id, phone, said, link: NOTIFICATIONS_PAGE, at })
    }
  })
}
