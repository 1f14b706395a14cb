// Mails about contact messages: to the laundry, and answers to visitors.
import type { InquiryType } from '#domain/help/inquiries.ts'
import { instantFormat } from '#domain/base/instant-format.ts'
import { inquiryTypes } from './inquiries.ts'
import { mailGreeting } from '../base/phrases.ts'

const shortly = instantFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const atLength = instantFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** An instant as an ISO string, and the laundry's time zone. */
type When = { readonly at: string; readonly timeZone: string }

export const contactMessages = {
  /** To the laundry's mailbox; `phone` is empty where there is none. */
  'contact.received': (
    params: When & {
      readonly name: string
      readonly email: string
      readonly phone: string
      readonly subject: string
      readonly message: string
      readonly inquiry: InquiryType
    },
  ) => {
    const { name, email, phone, subject, message, inquiry } = params
    const facts = [
      `About: ${inquiryTypes[inquiry]}`,
      `Email: ${email}`,
      ...(phone ? [`Phone: ${phone}`] : []),
      `Received: ${shortly(new Date(params.at), params.timeZone)}`,
    ]
    return {
      title: `Contact: ${subject}`,
      message: [
        `${name} wrote to you through the contact page.`,
        facts.join('\n'),
        message,
        `Reply to this mail to answer ${name}.`,
      ].join('\n\n'),
    }
  },

  /** The answer, with the message of then quoted. `greeted`: whom nothing else greets; null elsewhere. */
  'contact.answered_by_mail': (
    params: When & {
      readonly greeted: string | null
      readonly subject: string
      readonly message: string
      readonly answer: string
    },
  ) => ({
    title: `Re: ${params.subject}`,
    message: [
      ...(params.greeted === null ? [] : [mailGreeting(params.greeted)]),
      params.answer,
      `On ${atLength(new Date(params.at), params.timeZone)} you wrote:`,
      quoted(params.message),
    ].join('\n\n'),
  }),

  /** Only the beginning of a long answer: all of it is mailed. */
  'contact.answered': (params: {
    readonly subject: string
    readonly answer: string
    readonly isCut: boolean
  }) => ({
    title: `We answered “${params.subject}”`,
    message: params.isCut ? `${params.answer} The full answer is in your email.` : params.answer,
  }),
}

/** Without empty lines, at which a mail begins another paragraph. */
function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}
