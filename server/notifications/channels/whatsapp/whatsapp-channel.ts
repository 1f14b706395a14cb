/** WhatsApp messages: approved templates, only to a person's current, proven number. */
import { sql } from 'kysely'
import { type MessageCharge, TEXT_RATES } from '#domain/messages/message-cost.ts'
import {
  buttonLabels,
  linkBase,
  type TextClass,
  type WhatsAppTemplate,
} from '#domain/messages/templates/approved-text.ts'
import { TEMPLATE_PROBLEMS, WHATSAPP_OUTAGES } from '#domain/messages/whatsapp-problems.ts'
import { fitValues } from '#domain/messages/templates/fill-template.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../../platform/deps.ts'
import { InDoubt, Refused } from '../../../platform/mail/refused.ts'
import {
  type TemplateMessage,
  WhatsAppError,
  WhatsAppUnanswered,
} from '../../../platform/mail/whatsapp.ts'
import { writeRegisteredText } from '../../templates/write-registered-text.ts'
import type { Channel, WrittenMessage } from '../channel.ts'
import { linkInText } from '../link-in-text.ts'
import { requireOwnPhone } from '../require-own-phone.ts'
import { type Reply, sendReply } from './send-reply.ts'
import { writeReplyPayload } from './reply-payload.ts'

export const whatsAppChannel: Channel = {
  name: 'whatsapp',
  joins: true,
  alertsStaff: true,
  reaches: true,
  isContact: true,
  file: null,
  goesToPhones: true,
  isOffered: ({ whatsApp }) => whatsApp !== null,
  reports: () => 'reads',
  hasCarrier: ({ whatsApp }) => whatsApp !== null,
  recipients: (isWanted) => sql`select users.phone where takes_texts(users) and ${isWanted}`,
  shownRecipient: (recipient) => recipient,
  troubles: ({ whatsAppProblems }) => ({
    ofAll: WHATSAPP_OUTAGES.map((problem) => whatsAppProblems[problem]),
    ofText: TEMPLATE_PROBLEMS.map((problem) => whatsAppProblems[problem]),
  }),
  async write(deps, message, { words, text, filled }) {
    if (isReply(message.parts)) return text.message
    try {
      const { body, buttons } = await writeTemplate(deps, words, filled(), message)
      return [body, buttons.map((label) => `[${label}]`).join(' ')].filter(Boolean).join('\n\n')
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Staff see a message that can't leave as it would have been written, beside why.
      return `${text.title}\n\n${text.message}`
    }
  },
  async send(deps, message, { words, filled }, { store, claim }) {
    const { id, recipient: to, parts } = message
    const { handOvers } = deps
    if (isReply(parts)) {
      const reply = parts[0]!.params as Reply
      await handOvers.once({
        id,
        claim,
        send: () => worded(deps, sendReply(deps, { id, to }, reply, words)),
        store: (carrierId) => store({ carrierId, charge: replyCharge(deps) }),
      })
      return
    }
    // An answer goes where its reader wrote from, whether that is an account's number or not.
    if (message.chat_message_id === null) requireOwnPhone(message, deps.staffWords.deliveryProblems)
    const { textClass, sent } = await writeTemplate(deps, words, filled(), message)
    const charge = { rate: TEXT_RATES.whatsapp[textClass], segments: null }
    await handOvers.once({
      id,
      claim,
      send: () => worded(deps, deps.whatsApp.sendTemplate({ ...sent, id, to })),
      store: (carrierId) => store({ carrierId, charge }),
    })
  },
}

function replyCharge({ config }: Pick<Deps, 'config'>): MessageCharge {
  return { rate: 'whatsappService', segments: null, repliedFrom: config.whatsApp!.numberId }
}

/** Whether it goes in free words to a person who wrote, and not as a template. */
function isReply([part]: WrittenMessage['parts']): boolean {
  return part?.kind === 'whatsapp.reply'
}

interface WrittenTemplate {
  /** As its reader has it. */
  body: string
  /** The labels of its buttons. */
  buttons: string[]
  textClass: TextClass
  sent: Omit<TemplateMessage, 'id' | 'to'>
}

/** @throws Refused where no approved template says it */
async function writeTemplate(
  deps: Pick<Deps, 'db' | 'config' | 'staffWords'>,
  words: Pick<Words, 'language'>,
  filled: FilledText | null,
  message: Pick<WrittenMessage, 'id' | 'link' | 'parts' | 'user_id'>,
): Promise<WrittenTemplate> {
  const { text, registered, values } = await writeRegisteredText(
    deps,
    'whatsapp',
    words,
    filled,
    linkInText(message, deps.config),
  )
  const template = registered.template as WhatsAppTemplate
  const fitted = fitValues(template, values)
  const asks = filled?.asks
  const ending = values['link']?.slice(linkBase(deps.config.baseUrl).length)
  return {
    body: text,
    buttons: buttonLabels(template),
    textClass: template.class,
    sent: {
      template: registered.name,
      // Meta keeps templates by language alone.
      language: new Intl.Locale(registered.language).language,
      values: fitted.ok ? fitted.value : [],
      buttonEnding: template.button === null ? null : (ending ?? ''),
      // Without a question, as in a message stored by an earlier version, a press says what its button says.
      payloads: (template.replies ?? []).map(({ answer, label }) =>
        asks === undefined
          ? label
          : writeReplyPayload({ answer, messageId: message.id, asks }, deps.config),
      ),
    },
  }
}

/** @throws what WhatsApp answered, in staff's words */
async function worded<T>(deps: Pick<Deps, 'staffWords'>, sent: Promise<T>): Promise<T> {
  try {
    return await sent
  } catch (error) {
    throw wordedError(deps, error)
  }
}

function wordedError({ staffWords }: Pick<Deps, 'staffWords'>, error: unknown): unknown {
  const { whatsAppProblems, deliveryProblems } = staffWords
  if (error instanceof WhatsAppUnanswered)
    return new InDoubt(deliveryProblems.whatsAppUnanswered, { cause: error })
  if (!(error instanceof WhatsAppError)) return error
  const { problem, code, isPassing, message: said } = error
  const why = problem === null ? whatsAppProblems.other({ code, said }) : whatsAppProblems[problem]
  return isPassing ? new Error(why, { cause: error }) : new Refused(why, { cause: error })
}
