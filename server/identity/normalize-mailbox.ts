/** The mailbox behind an email address, as far as spelling tells. */

/** One text for all spellings of a mailbox: capitals, what follows a plus, Gmail’s dots. For counting and comparing alone. */
export function normalizeMailbox(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const mailbox = name.split('+')[0]!
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}
