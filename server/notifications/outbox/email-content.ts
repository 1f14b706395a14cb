/** What a mail says, before it is plain text or HTML. */
export interface EmailContent {
  subject: string
  /** Null where nobody is greeted, as in mails to the laundry itself. */
  greeting: string | null
  paragraphs: string[]
  button: { label: string; url: string } | null
  business: { name: string; address: string; phone: string; email: string }
  home: string
  /** Null in messages that nobody can choose not to get. */
  settingsUrl: string | null
}
