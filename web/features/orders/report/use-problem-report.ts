// State of a problem report, and sending it as a ticket.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/orders.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { isClaim } from '#domain/help/claims.ts'
import { type OrderProblem, type Remedy, remediesForProblem } from '#domain/help/order-problems.ts'
import { problemDialog } from '#words/en/orders/order-problems.ts'
import { useIsMounted } from '#web/features/forms/use-is-mounted.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import type { ReportDraft } from './read-report-draft.ts'
import { parsePieceValue, pieceValueOfUnit } from './reported-piece.ts'
import { useReportDraft } from './use-report-draft.ts'

const askReport = addressOf(reportProblem)

export type Report = ReturnType<typeof useProblemReport>

type Sent = {
  problem: OrderProblem
  wish: Remedy
  request: NonNullable<ReportDraft['request']>
}

/** @param unit the bag or the item that it is about, where one was pressed */
export function useProblemReport(order: Pick<Order, '_id' | 'userId'>, unit: number | undefined) {
  const words = useWords(problemDialog)
  const client = useQueryClient()
  const isOpen = useIsMounted()
  const kept = useReportDraft(order, unit === undefined ? null : pieceValueOfUnit(unit))
  const { draft, keep, forget } = kept
  const { problem, piece, message, pictures } = draft
  const possible = problem === null ? [] : remediesForProblem(problem)
  // Of a piece that is lost or spoilt, money is wanted unless they say otherwise.
  const usual = piece !== '' && (problem === 'damaged' || problem === 'missing') ? 'refund' : null
  const wish = draft.wish !== null && possible.includes(draft.wish) ? draft.wish : usual
  const isPayable = problem !== null && isClaim({ problem, wish: 'refund' })
  const claims = isPayable && wish === 'refund'
  const isReady = problem !== null && wish !== null && !(claims && piece === '')

  const sending = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: async ({ request: { key, pictures: ids }, ...what }: Sent) => {
      const request = { key, pictures: ids ?? (await sendPictures(pictures)) }
      keep({ ...draft, request })
      return call(askReport, {
        params: { orderId: order._id },
        headers: { 'idempotency-key': key },
        body: {
          ...what,
          ...(piece !== '' && parsePieceValue(piece)),
          message: message.trim(),
          pictures: [...request.pictures],
        },
      })
    },
    // What was refused is another request when it is sent again.
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        keep({ ...draft, request: null })
    },
    onSuccess: ({ ticket }) => {
      // It may be a claim now, which the order's page shows.
      void client.invalidateQueries({ queryKey: ['order', order._id, 'claims'] })
      forget()
      if (!isOpen.current) toast.success(words.sent, words.about(ticket.number))
    },
  })
  return {
    ...kept,
    possible,
    wish,
    isPayable,
    claims,
    isReady,
    sending,
    /** Changed words are another report. */
    change: (changed: Partial<ReportDraft>) => keep({ ...draft, ...changed, request: null }),
    send: () => {
      if (!isReady) return
      // Kept before it waits for the network, so that sent again it is the same report.
      const request = draft.request ?? { key: newIdempotencyKey(), pictures: null }
      keep({ ...draft, request })
      sending.mutate({ problem, wish, request })
    },
  }
}
