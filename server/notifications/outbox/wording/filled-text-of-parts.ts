/** Approved text that says an outbox message, from its parts. */
import type { FilledText } from '#domain/messages/templates/filled-text.ts'
import type { Words } from '#words/words.ts'
import type { MessagePart } from '../../../database/own-types.ts'
import { isToStaff } from '../../staff-kinds.ts'
import { joinMessageParts } from './join-message-parts.ts'

/**
 * @param parts the newest first: of several about one order the text says that there is more, and leads to its page
 * @returns null for a kind that leaves by no text message
 */
export function filledTextOfParts(
  words: Pick<Words, 'textOf' | 'newsOfOrder' | 'orderOnItsWayWithNews' | 'newsOfAlarms'>,
  parts: readonly MessagePart[],
): FilledText | null {
  const joined = joinMessageParts(parts)
  const { kind } = joined[0]!
  // A code is in no other text, and a customer without an account reads it nowhere else.
  const withCode = joined.find((part) => 'deliveryCode' in part.params)
  if (withCode) return fillOne(words, withCode)
  const number = sharedOrderNumber(joined)
  // A question keeps its own text: its link leads to the order's page, where all the rest stands.
  if (number !== null && kind !== 'order.more_proposed')
    return isOnItsWay(joined[0]!)
      ? words.orderOnItsWayWithNews({ number })
      : words.newsOfOrder({ number })
  if (joined.length > 1 && isToStaff({ parts: joined }))
    return words.newsOfAlarms({ count: joined.length })
  return fillOne(words, joined[0]!)
}

function fillOne({ textOf }: Pick<Words, 'textOf'>, { kind, params }: MessagePart) {
  const fill = textOf[kind as keyof Words['textOf']] as
    | ((params: unknown) => FilledText)
    | null
    | undefined
  return fill?.(params) ?? null
}

/** The number of the order that several parts are about; null for one part, or for several orders. */
function sharedOrderNumber(parts: readonly MessagePart[]): string | null {
  const numbers = new Set(parts.map(({ params }) => (params as { number?: string }).number))
  const [number] = numbers
  const isOneOrder = parts.every(({ kind }) => kind.startsWith('order.')) && numbers.size === 1
  return parts.length > 1 && isOneOrder ? (number ?? null) : null
}

function isOnItsWay({ kind, params }: MessagePart): boolean {
  return (
    kind === 'order.status_set' && (params as { status?: string }).status === 'out_for_delivery'
  )
}
