// WhatsApp message with the approval link of the mail, sent by staff to a customer.
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { formatClockTime } from '../../base/phrases.ts'

type Approval = {
  readonly laundry: string
  readonly number: string
  /** Null of a bag, which has no price yet. */
  readonly fromPaise: Paise | null
  readonly toPaise: Paise
  readonly until: { readonly at: string; readonly timeZone: string }
  readonly link: string
}

export function approvalByWhatsApp(asked: Approval): string {
  const { laundry, number, fromPaise, toPaise, until, link } = asked
  const found =
    fromPaise === null
      ? `we counted your clothes of order ${number}. The total is ${formatPaise(toPaise)}, which is more than we may charge without asking you.`
      : `we found more than you listed in order ${number}. The new total would be ${formatPaise(toPaise)} instead of ${formatPaise(fromPaise)}.`
  return `Hello, this is ${laundry}: ${found} We won’t do or charge any of this without your OK. Please look at each line and answer by ${formatClockTime(until)}: ${link}`
}
