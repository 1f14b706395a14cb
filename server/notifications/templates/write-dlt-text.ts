/** A text message as Indian operators let it through: in its approved text, under the laundry's registration. */
import { MAIN_BRANCH } from '#domain/base/branch.ts'
import type { TextClass } from '#domain/messages/templates/approved-text.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { Words } from '#words/words.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/mail/refused.ts'
import type { DltIds } from '../../platform/mail/sms.ts'
import { writeRegisteredText } from './write-registered-text.ts'

type Needs = Pick<Deps, 'db' | 'config' | 'laundry' | 'staffWords'>

/**
 * @returns null where the laundry has no DLT registration: its texts leave as they are written
 * @throws Refused where there is no approved text, or no header
 */
export async function writeDltText(
  deps: Needs,
  words: Pick<Words, 'language'>,
  filled: FilledText | null,
  link: string | null,
): Promise<{ text: string; dlt: DltIds; textClass: TextClass } | null> {
  const { dlt, offers } = await deps.laundry(MAIN_BRANCH).settings.current()
  const { entityId, header } = dlt
  if (entityId === '') return null
  if (header === '') throw new Refused(deps.staffWords.deliveryProblems.noHeader)
  const { text, templateId, registered } = await writeRegisteredText(
    deps,
    'sms',
    words,
    filled,
    link,
  )
  const { class: textClass } = registered.template
  const isPromotional = textClass === 'promotional'
  if (isPromotional && offers.header === '')
    throw new Refused(deps.staffWords.deliveryProblems.noOfferHeader)
  return {
    text,
    dlt: { entityId, header: isPromotional ? offers.header : header, templateId },
    textClass,
  }
}
