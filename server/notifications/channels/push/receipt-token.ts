/** The token in a push notice, which proves a browser's receipt of it. */
import { hashWithSecret } from '../../../http/callers/source.ts'
import type { Config } from '../../../platform/config/config.ts'

/** @param messageId of the outbox message, which is of one browser alone */
export function pushReceiptToken(
  { authSecret }: Pick<Config, 'authSecret'>,
  messageId: string,
): string {
  return hashWithSecret(`push-receipt:${messageId}`, authSecret)
}
