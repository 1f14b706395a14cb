/** API calls for the console's outbox. */
import {
  outboxCarriers,
  outboxLive,
  readOutboxMessage,
  readOutboxFile,
  readOutboxMail,
  readOutbox,
  resendOutboxMessage,
} from '#contract/messages/outbox.ts'
import { HIDDEN_SECRET, hideSecrets } from '#domain/base/secret-links.ts'
import { costInPaise } from '#domain/messages/message-cost.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, say } from '../../platform/app-error.ts'
import { DEFAULT_LIMIT, pageAnswer } from '../../http/page-links.ts'
import { Answer, route, streamRoute, type Route } from '../../http/route.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import {
  countUnsentByState,
  selectFallbacks,
  selectMessageDeliveries,
  requireOutboxMessage,
  selectOutboxMessages,
  type OutboxRow,
} from './outbox-store.ts'
import { deliveringChannels, channelByName } from '../channels.ts'
import { mailFromMessage } from '../channels/email/email-channel.ts'
import type { DetailsOf } from '../channels/email-details.ts'
import { outboxMessageView } from './outbox-view.ts'
import { resendMessage } from './resend-message.ts'
import { type FindCodeThatCounts, hasSealedCode } from './wording/sealed-delivery-code.ts'
import { listCarrierTroubles } from '../carrier-troubles/list-carrier-troubles.ts'
import { wordMessageFor } from './word-message-for.ts'

/**
 * A mail may style itself and do nothing else: no script, no request, no frame around it but our own.
 * Its links open beside it.
 */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** What other capabilities know of a message. */
interface KnownElsewhere {
  /** What stands in mails below their words, as it is now. */
  detailsOf: DetailsOf
  /** The delivery code that counts now. */
  findCode: FindCodeThatCounts
}

export function outboxRoutes(deps: Deps, { detailsOf, findCode }: KnownElsewhere): Route[] {
  const { db, config, staffWords, live, events } = deps

  /** As staff may read it: a secret in its link lets its recipient alone answer. */
  async function readableMessage(id: string): Promise<OutboxRow> {
    const message = await requireOutboxMessage(db, id)
    return { ...message, link: message.link && hideSecrets(message.link) }
  }

  /** Null also for a message with a secret: its file is what its recipient gets. */
  async function fileOf(message: OutboxRow) {
    if (message.link?.includes(HIDDEN_SECRET) || hasSealedCode(message.parts)) return null
    const { file } = channelByName(message.channel)
    const bytes = file && (await readFromOutbox(config.dataDir, `${message.id}.${file.ending}`))
    return bytes && { ...file, bytes }
  }

  return [
    route(readOutbox, async ({ query, request }) => {
      await events.settled()
      const { limit = DEFAULT_LIMIT } = query
      const messages = (await selectOutboxMessages(db, { ...query, limit })).map((row) =>
        outboxMessageView(staffWords, row),
      )
      return pageAnswer(request, messages, limit, ({ _id }) => _id)
    }),
    route(readOutboxMessage, async ({ params }) => {
      const message = await readableMessage(params.id)
      const [text, file, deliveries, { later, earlier }] = await Promise.all([
        channelByName(message.channel).write(
          deps,
          message,
          wordMessageFor(deps, message, detailsOf),
        ),
        fileOf(message),
        selectMessageDeliveries(db, message.resend_of ?? message.id),
        selectFallbacks(db, message),
      ])
      const ending = file?.ending ?? null
      return {
        ...outboxMessageView(staffWords, message),
        text,
        file: ending,
        segments: message.segments,
        costPaise: message.cost_hundredths === null ? null : costInPaise(message.cost_hundredths),
        fallbackId: later?.id ?? null,
        fallbackOf: earlier && { _id: earlier.id, channel: earlier.channel },
        deliveries: deliveries.length,
      }
    }),
    route(readOutboxMail, async ({ params }) => {
      const message = await readableMessage(params.id)
      if (message.channel !== 'email') throw new AppError('not_found', say('noMail'))
      const { html } = await mailFromMessage(
        deps,
        message,
        wordMessageFor(deps, message, detailsOf),
      )
      return new Answer(html.replace(/<head>/, '<head><base target="_blank">'), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': MAIL_POLICY,
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(readOutboxFile, async ({ params }) => {
      const message = await readableMessage(params.id)
      const file = await fileOf(message)
      if (!file) throw new AppError('not_found', say('noOutboxFile'))
      return new Answer(file.bytes, {
        headers: {
          'content-type': file.type,
          'content-disposition': `attachment; filename="${message.id}.${file.ending}"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(resendOutboxMessage, async ({ params, body, person }) =>
      outboxMessageView(
        staffWords,
        await resendMessage(deps, person, params.id, { number: body.delivery, findCode }),
      ),
    ),
    route(outboxCarriers, () => readCarriers(deps)),
    streamRoute(outboxLive, () => ({
      subscribe(push) {
        const stops = [
          live.on('outbox_messages', () => push({ event: 'change', data: {} })),
          live.on('resync', () => push({ event: 'resync', data: {} })),
        ]
        return () => stops.forEach((stop) => stop())
      },
      missed: async () => ({ events: [{ event: 'state', data: {} }], knownIds: [] }),
    })),
  ]
}

async function readCarriers(deps: Deps) {
  return {
    ...deliveringChannels(deps.config),
    ...(await countUnsentByState(deps.db)),
    troubles: await listCarrierTroubles(deps),
  }
}
