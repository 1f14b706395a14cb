/** The product's texts on a channel, in each language, with the laundry's name and address. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { MessageRates } from '#domain/messages/message-cost.ts'
import {
  type ApprovedText,
  smsTemplate,
  type Template,
  type TextSender,
  whatsAppTemplate,
  type WhatsAppTemplate,
} from '#domain/messages/templates/approved-text.ts'
import { isRegisteredOn, type TextChannel } from '#domain/messages/templates/registration.ts'
import { languages } from '#words/languages.ts'
import type { Deps } from '../../platform/deps.ts'
import type { TextKey } from './store.ts'

export interface ProductText extends TextKey {
  subject: string
  template: Template | WhatsAppTemplate
  /** What operators charge. */
  rates: MessageRates
}

export async function listProductTexts(
  { laundry, config, staffWords }: Pick<Deps, 'laundry' | 'config' | 'staffWords'>,
  channel: TextChannel,
): Promise<ProductText[]> {
  const { name, messageRates } = await laundry(MAIN_BRANCH).settings.current()
  const sender: TextSender = { laundry: name, site: config.baseUrl }
  const inLanguages = [staffWords, ...languages].filter(
    ({ language }, at, all) => all.findIndex((other) => other.language === language) === at,
  )
  return inLanguages.flatMap(({ language, approvedTexts }) =>
    Object.entries(approvedTexts).flatMap(([subject, texts]) =>
      Object.entries<ApprovedText>(texts)
        .filter(([text]) => isRegisteredOn(channel, text))
        .map(([text, approved]) => ({
          channel,
          language,
          name: text,
          subject,
          template: (channel === 'sms' ? smsTemplate : whatsAppTemplate)(approved, sender),
          rates: messageRates,
        })),
    ),
  )
}
