/** Text messages, only to a person's current, proven number. */
import { sql } from 'kysely'
import { TEXT_RATES } from '#domain/messages/message-cost.ts'
import { countSegments } from '#domain/messages/templates/segments.ts'
import { InDoubt, Refused } from '../../../platform/mail/refused.ts'
import { SmsAccountProblem, SmsRefused } from '../../../platform/mail/sms.ts'
import { writeDltText } from '../../templates/write-dlt-text.ts'
import type { Channel } from '../channel.ts'
import { linkInText } from '../link-in-text.ts'
import { requireOwnPhone } from '../require-own-phone.ts'
import { textMessage } from './text-message.ts'

export const smsChannel: Channel = {
  name: 'sms',
  joins: true,
  alertsStaff: true,
  reaches: true,
  isContact: true,
  file: { ending: 'txt', type: 'text/plain; charset=utf-8' },
  goesToPhones: true,
  isOffered: () => true,
  reports: ({ smsReceiptSecret }) => (smsReceiptSecret ? 'deliveries' : 'nothing'),
  hasCarrier: ({ sms }) => sms !== null,
  recipients: (isWanted) => sql`select users.phone where takes_texts(users) and ${isWanted}`,
  shownRecipient: (recipient) => recipient,
  troubles: ({ deliveryProblems: { accessRefused, creditMissing, codeExpired } }) => ({
    ofAll: [accessRefused, creditMissing, codeExpired],
    ofText: [],
  }),
  async write(deps, message, { words, text, filled }) {
    const link = linkInText(message, deps.config)
    const approved = await writeDltText(deps, words, filled(), link).catch(unlessRefused)
    return approved?.text ?? textMessage(words, text, link, deps.config.baseUrl)
  },
  async send(deps, message, { words, text, filled }, { store, claim }) {
    const { sms, config, staffWords } = deps
    const { deliveryProblems } = staffWords
    const { id, recipient: to } = message
    const link = linkInText(message, config)
    requireOwnPhone(message, deliveryProblems)
    const approved = await writeDltText(deps, words, filled(), link)
    const written = approved?.text ?? textMessage(words, text, link, config.baseUrl)
    const { count } = countSegments(written)
    const rate = config.sms ? TEXT_RATES.sms[approved?.textClass ?? 'service'] : null
    const send = () =>
      sms.send({ id, to, text: written, dlt: approved?.dlt }).catch((error: unknown) => {
        if (error instanceof SmsAccountProblem)
          throw new Error(`${deliveryProblems[error.problem]} ${error.message}`, { cause: error })
        if (!(error instanceof SmsRefused)) throw error
        const Failure = error.problem === 'unanswered' ? InDoubt : Refused
        throw new Failure(deliveryProblems[error.problem], { cause: error })
      })
    const storeCharge = () => store({ charge: { rate, segments: count } })
    // Only a gateway without a preset takes a message once that it gets twice.
    if ((config.sms?.preset ?? 'generic') !== 'generic') {
      await deps.handOvers.once({ id, claim, send, store: storeCharge })
      return
    }
    await send()
    await storeCharge()
  },
}

/** Staff see a message that can't leave as it would have been written, beside why. */
function unlessRefused(error: unknown): null {
  if (error instanceof Refused) return null
  throw error
}
