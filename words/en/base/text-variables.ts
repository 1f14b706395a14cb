// Variables of approved texts that several subjects use, each with the sample that operators are shown.
import { formatPaise, type Paise } from '#domain/base/money.ts'

export const variable = {
  number: { number: { type: 'alphanumeric', sample: 'LC-ABCD-2345' } },
  when: { when: { type: 'alphanumeric', sample: 'Fri, 20 June, 9-11 AM' } },
  day: { day: { type: 'alphanumeric', sample: 'Fri, 20 June' } },
  plan: { plan: { type: 'alphanumeric', sample: 'Family' } },
  time: { time: { type: 'alphanumeric', sample: '3:30 pm on Fri, 20 June' } },
  amount: { amount: { type: 'alphanumeric', sample: '1,815.50' } },
} as const

/** A sum as a text has it behind “Rs”: the sign ₹ would make the text twice as long to send. */
export function rupees(paise: Paise): string {
  return formatPaise(paise).replace('₹', '')
}
