// Something wrong?: the piece, the problem, pictures and the remedy, sent as a ticket.
import { useId } from 'react'
import type { AnswerOf } from '#contract/base/call.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { reportProblem } from '#contract/help/tickets.ts'
import { ORDER_PROBLEMS } from '#domain/help/order-problems.ts'
import {
  moneyRemedy,
  orderProblems,
  remedyNames,
  problemDialog,
} from '#words/en/orders/order-problems.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { ReportedPieceChoice } from './reported-piece-choice.tsx'
import { type Report, useProblemReport } from './use-problem-report.ts'

/** As long as a ticket's message may be. */
const MESSAGE_MAX_LENGTH = 5000

type ReportedOrder = Pick<Order, '_id' | 'userId' | 'number' | 'lines' | 'items' | 'garments'>

type ProblemDialogProps = {
  order: ReportedOrder
  /** The bag or the item that it is about, where one was pressed. */
  unit?: number
  onClose: () => void
}

/** The open dialog for one order; what was begun is kept until it is sent. */
export function ProblemDialog({ order, unit, onClose }: ProblemDialogProps) {
  const words = useWords(problemDialog)
  const id = useId()
  const report = useProblemReport(order, unit)
  const { isKept, isRead, forget, isReady, sending } = report
  const isLocked = sending.isPending && !sending.isPaused

  if (sending.data) return <Sent sent={sending.data} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={words.title}
      description={words.about(order.number)}
      locked={isLocked}
      footer={
        <>
          <Button variant="quiet" disabled={isLocked} onClick={onClose}>
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
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          report.send()
        }}
      >
        <fieldset disabled={sending.isPending || !isRead} className="grid gap-5">
          <ReportFields order={order} report={report} />
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
        <FormProblem problem={sending.error && formProblemOf(sending.error, words.failed)} />
      </form>
    </Dialog>
  )
}

type ReportFieldsProps = { order: ReportedOrder; report: Report }

function ReportFields({ order, report }: ReportFieldsProps) {
  const words = useWords(problemDialog)
  const problems = useWords(orderProblems)
  const remedies = useWords(remedyNames)
  const { moneyRemedy: payWords } = useWords({ moneyRemedy })
  const id = useId()
  const { draft, possible, wish, isPayable, claims, sending, change } = report
  const { problem, piece, message, pictures } = draft
  return (
    <>
      <ReportedPieceChoice
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
      <PictureInput
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
    </>
  )
}

type SentProps = { sent: AnswerOf<typeof reportProblem>; onClose: () => void }

function Sent({ sent: { ticket, message }, onClose }: SentProps) {
  const words = useWords(problemDialog)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.sent}
      footer={
        <>
          <LinkButton variant="secondary" to={`/help?ticket=${ticket.number}`}>
            {words.see(ticket.number)}
          </LinkButton>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <output className="block rounded-md bg-success-wash px-4 py-3 font-semibold text-success-text">
        {message}
      </output>
    </Dialog>
  )
}
