/** A message in its registered text: it leaves letter by letter as operators, or Meta, approved it. */
import { fillTemplate } from '#domain/messages/templates/fill-template.ts'
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { TextChannel } from '#domain/messages/templates/registration.ts'
import type { Words } from '#words/words.ts'
import { shortLink } from '../../http/site/short-links.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/mail/refused.ts'
import { findRegisteredText, type RegisteredText } from './store.ts'

/** What is sent: the text, and the registered one behind it. */
export interface WrittenText {
  text: string
  templateId: string
  registered: RegisteredText
  /** Its variables as they were filled. */
  values: Readonly<Record<string, string>>
}

/**
 * @param words in the reader's language
 * @param filled null for a kind of message that no text says
 * @param link a path of this site
 * @throws Refused with what staff can do, where no approved text says it
 */
export async function writeRegisteredText(
  { db, config, staffWords }: Pick<Deps, 'db' | 'config' | 'staffWords'>,
  channel: TextChannel,
  words: Pick<Words, 'language'>,
  filled: FilledText | null,
  link: string | null,
): Promise<WrittenText> {
  const { deliveryProblems } = staffWords
  if (filled === null) throw new Refused(deliveryProblems.noTextForThis)
  const { name } = filled
  const registered = await findRegisteredText(db, { channel, language: words.language, name })
  if (registered?.state !== 'approved' || registered.template_id === null)
    throw new Refused(deliveryProblems.textNotApproved({ name }))
  const values = { ...filled.values, link: shortLink(config.baseUrl, link ?? '/') }
  const text = fillTemplate(registered.template, values)
  if (!text.ok) throw new Refused(deliveryProblems.textMisfit({ name, ...text.error }))
  return { text: text.value, templateId: registered.template_id, registered, values }
}
