// Something wrong?: the piece, what happened, pictures of it and what would make it good, sent as a ticket.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { reportProblem } from '#contract/help/tickets.ts'
import { isClaim } from '#domain/help/claims.ts'
import {
  ORDER_PROBLEMS,
  type OrderProblem,
  type Remedy,
  remediesFor,
} from '#domain/help/order-problems.ts'
import {
  moneyRemedy,
  orderProblems,
  remedyNames,
  problemDialog,
} from '#words/en/orders/order-problems.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { ChosenPictures } from '#web/features/pictures/chosen-pictures.tsx'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { ApiError, addressOf, call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { RETRY_WHILE_AWAY } from '#web/lib/unavailable.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import type { ReportDraft } from './kept-report.ts'
import { PieceChoice } from './piece-choice.tsx'
import { pieceIn, pieceOfUnit } from './reported-piece.ts'
import { useKeptReport } from './use-kept-report.ts'

const report = addressOf(reportProblem)

/** As long as a ticket's message may be. */
const MESSAGE_MAX_LENGTH = 5000

type ProblemDialogProps = {
  order: Pick<Order, '_id' | 'userId' | 'number' | 'lines' | 'items' | 'garments'>
  /** The bag or the item that it is about, where one was pressed. */
  unit?: number
  onClose: () => void
}

type Sent = {
  problem: OrderProblem
  wish: Remedy
  request: NonNullable<ReportDraft['request']>
}

/** The open dialog for one order; what was begun is kept until it is sent. */
export function ProblemDialog({ order, unit, onClose }: ProblemDialogProps) {
  const words = useWords(problemDialog)
  const problems = useWords(orderProblems)
  const remedies = useWords(remedyNames)
  const payWords = useWords(moneyRemedy)
  const id = useId()
  const { draft, isKept, isRead, keep, forget } = useKeptReport(
    order,
    unit === undefined ? null : pieceOfUnit(unit),
  )
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { problem, piece, message, pictures } = draft
  const possible = problem === null ? [] : remediesFor(problem)
  // Of a piece that is lost or spoilt, money is wanted unless they say otherwise.
  const usual = piece !== '' && (problem === 'damaged' || problem === 'missing') ? 'refund' : null
  const wish = draft.wish !== null && possible.includes(draft.wish) ? draft.wish : usual
  const isPayable = problem !== null && isClaim({ problem, wish: 'refund' })
  const claims = isPayable && wish === 'refund'
  const isReady = problem !== null && wish !== null && !(claims && piece === '')

  const client = useQueryClient()
  const sending = useMutation({
    ...RETRY_WHILE_AWAY,
    mutationFn: async ({ request: { key, pictures: ids }, ...what }: Sent) => {
      const request = { key, pictures: ids ?? (await sendPictures(pictures)) }
      keep({ ...draft, request })
      return call(report, {
        params: { orderId: order._id },
        headers: { 'idempotency-key': key },
        body: {
          ...what,
          ...(piece !== '' && pieceIn(piece)),
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
      // The dialog may be closed while it waits for the network.
      if (!isOpen.current) toast.success(words.sent, words.about(ticket.number))
    },
  })
  // Changed words are another report.
  const change = (changed: Partial<typeof draft>) => keep({ ...draft, ...changed, request: null })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady) return
    // Kept before it waits for the network, so that sent again it is the same report.
    const request = draft.request ?? { key: newIdempotencyKey(), pictures: null }
    keep({ ...draft, request })
    sending.mutate({ problem, wish, request })
  }

  if (sending.data) {
    const { number } = sending.data.ticket
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.sent}
        footer={
          <>
            <LinkButton variant="secondary" to={`/help?ticket=${number}`}>
              {words.see(number)}
            </LinkButton>
            <Button onClick={onClose}>{words.done}</Button>
          </>
        }
      >
        <output className="block rounded-md bg-success-wash px-4 py-3 font-semibold text-success-text">
          {sending.data.message}
        </output>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={words.title}
      description={words.about(order.number)}
      locked={sending.isPending && !sending.isPaused}
      footer={
        <>
          <Button
            variant="quiet"
            disabled={sending.isPending && !sending.isPaused}
            onClick={onClose}
          >
            {words.later}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!isReady}
            busy={sending.isPending}
            busyLabel={sending.isPaused ? words.waiting : words.sending}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <p>
        <TextLink to={`/help?chat=open&order=${order.number}`}>{words.chat}</TextLink>
      </p>
      <form id={id} noValidate onSubmit={send}>
        <fieldset disabled={sending.isPending || !isRead} className="grid gap-5">
          <PieceChoice
            order={order}
            value={piece}
            onChange={(chosen) => change({ piece: chosen })}
          />
          <RadioCards legend={words.what} className="min-[350px]:grid-cols-2">
            {ORDER_PROBLEMS.map((each) => (
              <RadioCard
                key={each}
                name={`${id}-problem`}
                title={problems[each]}
                checked={problem === each}
                onChange={() => change({ problem: each })}
              />
            ))}
          </RadioCards>
          <Textarea
            label={words.more}
            optional
            rows={3}
            maxLength={MESSAGE_MAX_LENGTH}
            value={message}
            onChange={(event) => change({ message: event.target.value })}
          />
          <ChosenPictures
            pictures={pictures}
            disabled={sending.isPending}
            onChange={(changed) => change({ pictures: changed(pictures) })}
          />
          {problem !== null && (
            <RadioCards legend={words.wish} className="sm:grid-cols-3">
              {possible.map((each) => (
                <RadioCard
                  key={each}
                  name={`${id}-wish`}
                  title={each === 'refund' && isPayable ? payWords : remedies[each]}
                  checked={wish === each}
                  onChange={() => change({ wish: each })}
                />
              ))}
            </RadioCards>
          )}
          <output className="block text-sm text-ink-soft empty:hidden">
            {claims && (piece === '' ? words.pieceNeeded : words.claimClock)}
          </output>
        </fieldset>
        {isKept !== null && !sending.isPending && (
          <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            {isKept ? words.kept : words.notKept}
            <Button variant="quiet" size="sm" onClick={() => forget()}>
              {words.throwAway}
            </Button>
          </p>
        )}
        <output className="mt-4 block text-sm font-semibold empty:hidden">
          {sending.isPaused && (isKept ? words.unsent : words.unsentNotKept)}
        </output>
        <FormProblem problem={sending.error && problemOf(sending.error, words.failed)} />
      </form>
    </Dialog>
  )
}
