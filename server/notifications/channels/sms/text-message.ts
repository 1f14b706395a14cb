/** A text message's words: the subject in few characters, and a link. */
import type { MessageText } from '#words/message.ts'
import type { Words } from '#words/words.ts'
import { asksQuestion, shortLink } from '../../../http/site/short-links.ts'
import { shortenText } from '../../../platform/shorten-text.ts'

/** Four parts of a message in the alphabet that has ₹. */
const MOST_CHARACTERS = 268

/**
 * @param words in the language of `text`
 * @param path of the page to see more on
 * @param baseUrl the site's address, without a slash at the end
 */
export function textMessage(
  words: Words,
  text: MessageText,
  path: string | null,
  baseUrl: string,
): string {
  const link = path === null ? '' : ` ${linkTo(path, baseUrl)}`
  return `${shortenText(words.texts.message(text), MOST_CHARACTERS - link.length)}${link}`
}

/** A question's link opens the question alone; all others lead to their page as it is. */
function linkTo(path: string, baseUrl: string): string {
  return asksQuestion(path) ? shortLink(baseUrl, path) : `${baseUrl}${path}`
}
