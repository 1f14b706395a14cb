// Free words to a customer who answered a question by WhatsApp.
import { formatPaise, type Paise } from '#domain/base/money.ts'

interface Answered {
  readonly number: string
  /** What the order comes to; null where it was another sum since. */
  readonly totalPaise: Paise | null
}

export const answersByWhatsApp = {
  done: ({ number, totalPaise }: Answered) =>
    `Thank you. We’ll do it all${totalPaise === null ? '' : `: the new total of order ${number} is ${formatPaise(totalPaise)}`}.`,
  kept: ({ number, totalPaise }: Answered) =>
    `Thank you. Order ${number} stays as you ordered it${totalPaise === null ? '' : `, at ${formatPaise(totalPaise)}`}.`,
  /** What was answered can't be done any more. */
  stuck: ({ number }: Answered) =>
    `We can no longer do that, so we left order ${number} as it was. Please call us.`,
  /** Several orders wait for an answer, and it isn’t known which one was meant. */
  which: ({ numbers }: { readonly numbers: readonly string[] }) =>
    `Orders ${new Intl.ListFormat('en-IN').format(numbers)} wait for your answer. Which one do you mean? Press the button below its message, or reply to that message.`,
}
