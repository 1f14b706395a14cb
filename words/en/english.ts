// The product in English.
import { audit } from './audit.ts'
import { accountMessages } from './messages/accounts.ts'
import { helpMessages } from './messages/help.ts'

export const english = {
  /** As documents name it. */
  language: 'en-IN',
  /** Notifications and mails, each a title and a message. Instants and days are parameters as ISO strings. */
  messages: {
    /** What was stored as words. */
    text: (params: { readonly title: string; readonly message: string }) => params,
    ...accountMessages,
    ...helpMessages,
  },
  /** Entries of the audit log. */
  audit,
}
