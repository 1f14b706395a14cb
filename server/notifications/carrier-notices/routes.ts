/** API calls by which carriers report on messages. */
import type { FastifyRequest } from 'fastify'
import {
  pushReceipt,
  smsReceipts,
  smsReplies,
  whatsAppChallenge,
  whatsAppNotices,
} from '#contract/messages/carrier-notices.ts'
import { Answer, route, type Route } from '../../http/route.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordFates } from '../outbox/record-fates.ts'
import { readPushReceipt } from './read-push-receipt.ts'
import { stopByText } from '../stop-messages/stop-by-text.ts'
import { readSmsReplies } from './read-sms-replies.ts'
import { readSmsReceipts } from './read-sms-receipts.ts'
import { readInboundMessages } from '../whatsapp-inbox/read-inbound-messages.ts'
import { storeInboundMessages } from '../whatsapp-inbox/store-inbound-messages.ts'
import { readWhatsAppNotices } from './read-whatsapp-notices.ts'
import { isSameSecret, isSignedBody } from './secrets.ts'

export function carrierNoticeRoutes(deps: Deps): Route[] {
  const { config, clock, staffWords } = deps
  return [
    route(smsReceipts, async ({ request }) => {
      const body = signedBody(request, config.smsReceiptSecret, 'x-signature-256')
      const { notDelivered } = staffWords.deliveryProblems
      await recordFates(deps, 'sms', readSmsReceipts(body, clock(), notDelivered))
      return { received: true as const }
    }),
    route(smsReplies, async ({ request }) => {
      const body = signedBody(request, config.smsReceiptSecret, 'x-signature-256')
      for (const text of readSmsReplies(body)) await stopByText(deps, text)
      return { received: true as const }
    }),
    route(whatsAppChallenge, async ({ query }) => {
      if (!config.whatsApp) throw new AppError('not_found', say('carrierNotInUse'))
      if (!isSameSecret(query['hub.verify_token'], config.whatsApp.verifyToken))
        throw new AppError('forbidden', say('badSignature'))
      return new Answer(query['hub.challenge'], {
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    }),
    route(whatsAppNotices, async ({ request }) => {
      const body = signedBody(request, config.whatsApp?.appSecret, 'x-hub-signature-256')
      await storeInboundMessages(deps, readInboundMessages(body, config.whatsApp!.numberId))
      await recordFates(deps, 'whatsapp', readWhatsAppNotices(body, clock(), staffWords))
      return { received: true as const }
    }),
    route(pushReceipt, async ({ body }) => {
      await recordFates(deps, 'push', [readPushReceipt(deps, body)])
      return { received: true as const }
    }),
  ]
}

/**
 * @param secret undefined where the carrier isn't set up
 * @throws AppError `not_found`; `forbidden` for what the carrier didn't sign
 */
function signedBody(request: FastifyRequest, secret: string | undefined, header: string): string {
  if (secret === undefined) throw new AppError('not_found', say('carrierNotInUse'))
  const body = typeof request.body === 'string' ? request.body : ''
  if (!isSignedBody(body, secret, request.headers[header]))
    throw new AppError('forbidden', say('badSignature'))
  return body
}
