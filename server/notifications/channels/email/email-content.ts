/** A mail's content, before it becomes plain text or HTML. */
import type { EmailDetails } from '../email-details.ts'

export interface EmailContent {
  /** Of all words in it. */
  language: string
  subject: string
  /** Null where nobody is greeted, as in mails to the laundry itself. */
  greeting: string | null
  paragraphs: string[]
  /** Null where the paragraphs say all. */
  details: EmailDetails | null
  button: { label: string; url: string } | null
  business: { name: string; address: string; phone: string; email: string }
  home: string
  /** Null in messages that nobody can choose not to get. */
  settings: { label: string; url: string } | null
}
