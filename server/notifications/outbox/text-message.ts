/** The words of a text message: what it is about, in few characters, and where to see more. */
import { firstWords } from '../../platform/first-words.ts'

/** Four parts of a message in the alphabet that has ₹. */
const MOST_CHARACTERS = 268

/** @param baseUrl the site's address, without a slash at the end */
export function textMessage(
  message: { subject: string; body: string; link: string | null },
  baseUrl: string,
): string {
  const link = message.link === null ? '' : ` ${baseUrl}${message.link}`
  const words = `${message.subject}. ${message.body}`
  return `${firstWords(words, MOST_CHARACTERS - link.length)}${link}`
}
