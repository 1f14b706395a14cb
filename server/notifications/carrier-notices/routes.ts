/** API calls by which carriers report on messages. */
import { smsReceipts } from '#contract/messages/carrier-notices.ts'
import { route, type Route } from '../../http/route.ts'
import { AppError, say } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordFates } from '../outbox/record-fates.ts'
import { isSignedBody } from './is-signed-body.ts'
import { readSmsReceipts } from './read-sms-receipts.ts'

export function carrierNoticeRoutes(deps: Deps): Route[] {
  const { config, clock, staffWords } = deps
  return [
    route(smsReceipts, async ({ request }) => {
      const secret = config.smsReceiptSecret
      if (secret === undefined) throw new AppError('not_found', say('carrierNotInUse'))
      const body = typeof request.body === 'string' ? request.body : ''
      if (!isSignedBody(body, secret, request.headers['x-signature-256']))
        throw new AppError('forbidden', say('badSignature'))
      const { notDelivered } = staffWords.deliveryProblems
      await recordFates(deps, 'sms', readSmsReceipts(body, clock(), notDelivered))
      return { received: true as const }
    }),
  ]
}
