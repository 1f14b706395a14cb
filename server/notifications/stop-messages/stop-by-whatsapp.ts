/** STOP and START by WhatsApp: offers end at once, and begin again only in the profile. */
import { readStopWord } from '#domain/messages/stop-words.ts'
import { inTransaction } from '../../database/transaction.ts'
import { stopOffers } from '../consents/stop-offers.ts'
import { NOTIFICATIONS_PAGE } from '../channels/notifications-page.ts'
import { queueWhatsAppReply } from '../outbox/queue-whatsapp-reply.ts'
import type { InboundHandler } from '../whatsapp-inbox/inbound-message.ts'
import { headersOfLaundry } from './headers-of-laundry.ts'
import { findPeopleTextedAt } from './store.ts'

/** Takes messages that are such a word and nothing else. Each is answered once. */
export const stopByWhatsApp: InboundHandler = {
  async handle(deps, message) {
    const { content, contact, customer } = message
    if (content.kind !== 'text' && content.kind !== 'button') return false
    const word = readStopWord(content.text, await headersOfLaundry(deps))
    if (word === null) return false
    const { stopAnswers } = deps.wordsFor(customer ?? { language: null })
    const profile = `${deps.config.baseUrl}${NOTIFICATIONS_PAGE}`
    const at = deps.clock()
    await inTransaction(deps.db, async (tx) => {
      if (!(await message.take(tx))) return
      // Offers go to each account with the number, proven or not.
      const people = contact.phone === null ? [] : await findPeopleTextedAt(tx, `+${contact.phone}`)
      if (word === 'stop')
        for (const { id } of people) await stopOffers(tx, id, { at, place: 'whatsapp' })
      const known =
        word === 'stop' ? stopAnswers.stopped({ profile }) : stopAnswers.start({ profile })
      await queueWhatsAppReply(tx, deps, {
        to: contact,
        customerId: customer?.id ?? null,
        text: people.length > 0 ? known : stopAnswers.unknown,
        at,
      })
    })
    return true
  },
}
