/** The calls of the staff's outbox. */
import {
  outboxCarriers,
  outboxLive,
  readLetter,
  readLetterFile,
  readLetterHtml,
  readLetters,
  resendLetter as resendCall,
} from '#contract/outbox.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/app-error.ts'
import { DEFAULT_LIMIT, page } from '../../http/page-links.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { streamEvents } from '../../http/stream.ts'
import { readFromOutbox } from '../../platform/mail/outbox-folder.ts'
import {
  countStuck,
  deliveriesOf,
  requireLetter,
  listLetters,
  type OutboxRow,
} from './outbox-store.ts'
import { outboxLetter } from './outbox-view.ts'
import { resendLetter } from './resend-letter.ts'
import { textMessage } from './text-message.ts'
import { writeMail } from './write-mail.ts'

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

const FILES = {
  email: ['eml', 'message/rfc822'],
  sms: ['txt', 'text/plain; charset=utf-8'],
} as const

export function outboxRoutes(deps: Deps): Route[] {
  const { db, config, offer, live } = deps

  async function wordsOf(letter: OutboxRow): Promise<string> {
    if (letter.channel === 'email')
      return (await writeMail(letter, await offer.current(), config.baseUrl)).text
    if (letter.channel === 'sms') return textMessage(letter, config.baseUrl)
    return `${letter.subject}\n\n${letter.body}`
  }

  /** Notices leave no file. */
  async function fileOf(letter: OutboxRow) {
    if (letter.channel === 'push') return null
    const [ending, type] = FILES[letter.channel]
    const bytes = await readFromOutbox(config.dataDir, `${letter.id}.${ending}`)
    return bytes && { ending, type, bytes }
  }

  return [
    route(readLetters, async ({ query, request }) => {
      const { limit = DEFAULT_LIMIT } = query
      const letters = (await listLetters(db, { ...query, limit })).map(outboxLetter)
      return page(request, letters, limit, ({ _id }) => _id)
    }),
    route(readLetter, async ({ params }) => {
      const letter = await requireLetter(db, params.id)
      const [text, file, deliveries] = await Promise.all([
        wordsOf(letter),
        fileOf(letter),
        deliveriesOf(db, letter.resend_of ?? letter.id),
      ])
      const ending = file?.ending ?? null
      return { ...outboxLetter(letter), text, file: ending, deliveries: deliveries.length }
    }),
    route(readLetterHtml, async ({ params }) => {
      const letter = await requireLetter(db, params.id)
      if (letter.channel !== 'email') throw new AppError('not_found', 'This is no mail.')
      const { html } = await writeMail(letter, await offer.current(), config.baseUrl)
      return new Answer(html.replace(/<head>/, '<head><base target="_blank">'), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': MAIL_POLICY,
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(readLetterFile, async ({ params }) => {
      const letter = await requireLetter(db, params.id)
      const file = await fileOf(letter)
      if (!file) throw new AppError('not_found', 'The outbox folder has no file of it.')
      return new Answer(file.bytes, {
        headers: {
          'content-type': file.type,
          'content-disposition': `attachment; filename="${letter.id}.${file.ending}"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
    route(resendCall, async ({ params, body, person }) =>
      outboxLetter(await resendLetter(deps, person, params.id, body.delivery)),
    ),
    route(outboxCarriers, async () => ({
      email: config.smtpUrl !== undefined,
      sms: config.sms !== null,
      push: config.webPush !== null,
      ...(await countStuck(db)),
    })),
    route(outboxLive, ({ reply }) =>
      streamEvents(reply, {
        subscribe(push) {
          const stops = [
            live.on('letters', () => push({ event: 'change', data: {} })),
            live.on('resync', () => push({ event: 'resync', data: {} })),
          ]
          return () => stops.forEach((stop) => stop())
        },
        missed: async () => ({ events: [{ event: 'state', data: {} }], knownIds: [] }),
      }),
    ),
  ]
}
