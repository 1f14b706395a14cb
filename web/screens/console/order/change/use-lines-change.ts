// State of an order's new lines: their price, staff's confirmations, and saving them or asking the customer.
import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/base/call.ts'
import { changeLines, type OrderDetail } from '#contract/orders/order-detail.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useValueConfirmation } from '#web/features/forms/use-value-confirmation.ts'
import { useLimitConfirmation } from '#web/features/orders/limit-confirmation.tsx'
import {
  areQuantitiesValid,
  linesOfRows,
  type Row,
} from '#web/features/orders/change/changed-lines.ts'
import { changeQuoteQuery } from '../record/detail-queries.ts'
import { needsCustomerApproval } from './above-tolerance-notice.tsx'
import { useIntakeConfirmation } from './intake-notice.tsx'
import { useProposal } from './use-proposal.ts'

export type NewLines = ReturnType<typeof useLinesChange>

type Options = {
  rows: readonly Row[]
  /** False while they are those of the order. */
  isChanged?: boolean
  /** The order's, as staff saw it. */
  revision: number
  onSaved: (saved: AnswerOf<typeof changeLines>) => void
  onAsked: () => void
}

export function useLinesChange(
  order: OrderDetail,
  { rows, isChanged = true, revision, onSaved, onAsked }: Options,
) {
  const lines = linesOfRows(rows)
  const isCountable = areQuantitiesValid(rows)
  const isPriced = isChanged && lines.length > 0
  const quote = useQuery({
    ...changeQuoteQuery(order._id, order.revision, lines),
    enabled: isPriced && isCountable,
  })
  const total = isPriced ? quote.data?.quote.total : undefined
  const [agreed, setAgreed] = useValueConfirmation(total)
  const beyondLimit = useLimitConfirmation(total)
  const cameIn = useIntakeConfirmation(order, isChanged ? rows : [])
  const save = useAction(changeLines, {
    input: (body: { reason: string; total: number }) => ({
      params: { id: order._id },
      body: { ...body, lines, revision, agreed, beyondLimit: beyondLimit.isDecided },
    }),
    onDone: onSaved,
  })
  const { said, setSaid, ask } = useProposal(order, onAsked)
  /** Whether the customer is asked first. */
  const asks = needsCustomerApproval(quote.data) && !agreed
  return {
    lines,
    quote,
    /** Undefined until it is known. */
    total,
    agreed,
    setAgreed,
    beyondLimit,
    cameIn,
    asks,
    said,
    setSaid,
    isReady:
      (cameIn.beyond.length === 0 || cameIn.isRight) &&
      isCountable &&
      total !== undefined &&
      !quote.isPlaceholderData &&
      !quote.isError,
    isPending: save.isPending || ask.isPending,
    failure: save.error ?? ask.error,
    reset: save.reset,
    /** Saves them, or asks the customer. */
    send: (reason: string) => {
      if (total === undefined) return
      const sent = { reason: reason.trim(), total }
      if (asks) ask.send({ ...sent, lines, revision, beyondLimit: beyondLimit.isDecided })
      else save.send(sent)
    },
  }
}
