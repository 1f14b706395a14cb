/** The link of a short message: of an offer it leads to the page that also stops offers. */
import type { Config } from '../../platform/config/config.ts'
import { offerPage } from '../consents/offer-link.ts'
import type { WrittenMessage } from './channel.ts'

/** @returns a path of this site; null where the message has none */
export function linkInText(
  message: Pick<WrittenMessage, 'link' | 'parts' | 'user_id'>,
  config: Pick<Config, 'authSecret'>,
): string | null {
  return offerPage(message, config) ?? message.link
}
