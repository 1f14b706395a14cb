/** Email: a mail in the house style, sent once. */
import { sql } from 'kysely'
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Mail } from '../../../platform/mail/compose-mail.ts'
import { stopLinks } from '../../consents/offer-link.ts'
import type { Channel, Wording, WrittenMessage } from '../channel.ts'
import { writeMail } from './write-mail.ts'

export const emailChannel: Channel = {
  name: 'email',
  joins: true,
  alertsStaff: true,
  reaches: true,
  isContact: true,
  file: { ending: 'eml', type: 'message/rfc822' },
  goesToPhones: false,
  isOffered: () => true,
  reports: () => 'nothing',
  hasCarrier: ({ smtpUrl }) => smtpUrl !== undefined,
  recipients: (isWanted) => sql`select users.email where ${isWanted} and users.email <> ''`,
  shownRecipient: (recipient) => recipient,
  troubles: ({ deliveryProblems }) => ({ ofAll: [deliveryProblems.mailLoginRefused], ofText: [] }),
  write: async (deps, message, wording) => (await mailFromMessage(deps, message, wording)).text,
  async send(deps, message, wording, { store, claim }) {
    const { mailer, staffWords } = deps
    const mail = await mailFromMessage(deps, message, wording)
    await mailer
      .sendOnce(mail, () => store(), claim)
      .catch((error: unknown) => {
        if (!isLoginRefused(error)) throw error
        const { mailLoginRefused } = staffWords.deliveryProblems
        throw new Error(`${mailLoginRefused} ${error.message}`, { cause: error })
      })
  },
}

/** The mail of a message, with the laundry's name and contact as they are now. */
export async function mailFromMessage(
  { laundry, config }: Pick<Deps, 'laundry' | 'config'>,
  message: WrittenMessage,
  { words, text, details }: Wording,
): Promise<Mail> {
  const settings = await laundry(MAIN_BRANCH).settings.current()
  const stop = stopLinks(message, config)
  return writeMail(words, message, text, settings, config.baseUrl, await details(), stop)
}

/** What the mail server says of a user or a password that is wrong. */
function isLoginRefused(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH'
}
