/** The words of a text message: what it is about, in few characters, and where to see more. */

/** Four parts of a message in the alphabet that has ₹. */
const MOST_CHARACTERS = 268

/** @param baseUrl the site's address, without a slash at the end */
export function textMessage(
  letter: { subject: string; body: string; link: string | null },
  baseUrl: string,
): string {
  const link = letter.link === null ? '' : ` ${baseUrl}${letter.link}`
  const words = `${letter.subject}. ${letter.body}`
  const room = MOST_CHARACTERS - link.length
  return `${words.length > room ? `${words.slice(0, Math.max(0, room - 1)).trimEnd()}…` : words}${link}`
}
