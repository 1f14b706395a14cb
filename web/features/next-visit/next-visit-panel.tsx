// Next visit after a failed one: the visit, and three free times to choose with one press.
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { chooseNextVisit, type NextVisit } from '#contract/run-sheet/next-visit.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { SecondVisitFee } from '#web/features/orders/change/second-visit-fee.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { nextVisit } from '#words/en/run-sheet/next-visit.ts'
import { nextVisitQuery } from './next-visit-query.ts'

type NextVisitPanelProps = {
  visit: NextVisit
  /** Of the message's link; null for a customer who is signed in. */
  linkKey: string | null
  /** What leads on: to other times, or to the order. */
  children: ReactNode
}

export function NextVisitPanel({ visit, linkKey, children }: NextVisitPanelProps) {
  const words = useWords(nextVisit)
  const time = useLaundryTime()
  const { number, kind, visitedAt, standing, booked, choices } = visit
  const when = booked && `${time.date(booked.date)}, ${time.slotHours(booked.time)}`
  const reason = (visit.failureReason && words.sentence(visit.failureReason)) ?? visit.reason
  return (
    <Panel as="section" aria-labelledby="next-visit" className="grid grid-cols-1 gap-4">
      <header>
        <p className="text-ink-soft">{words.order({ number })}</p>
        <h2 id="next-visit" className="text-xl">
          {words.titles[standing]}
        </h2>
      </header>
      <p className="wrap-anywhere">
        {words.failed({ kind, at: time.dateTime(visitedAt), reason })}
      </p>
      <p aria-live="polite" className="font-medium">
        {standing === 'open'
          ? choices.length > 0
            ? words.choose[kind]
            : words.full
          : standing === 'chosen'
            ? words.chosen({ kind, when })
            : words.over[standing]}
      </p>
      <SecondVisitFee fee={visit.fee} />
      {standing === 'open' && <Choices visit={visit} linkKey={linkKey} />}
      {children}
    </Panel>
  )
}

function Choices({ visit, linkKey }: Pick<NextVisitPanelProps, 'visit' | 'linkKey'>) {
  const words = useWords(nextVisit)
  const time = useLaundryTime()
  const client = useQueryClient()
  const { orderId, choices, fee } = visit
  const query = nextVisitQuery(orderId, linkKey)
  const action = useAction(chooseNextVisit, {
    input: (choice: DeliveryWindow) => ({
      params: { orderId },
      body: {
        date: choice.date,
        time: choice.time,
        ...(fee !== undefined && { secondVisitFee: fee }),
        ...(linkKey !== null && { key: linkKey }),
      },
    }),
    onDone: (chosen) => client.setQueryData(query.queryKey, chosen),
    // It may be full, or chosen elsewhere, by now.
    onFailed: () => void client.invalidateQueries({ queryKey: query.queryKey }),
    failed: words.notChosen,
  })
  return (
    <div className="grid gap-3">
      <FormProblem problem={action.problem} />
      {choices.map((choice) => (
        <Button
          key={`${choice.date} ${choice.time}`}
          wide
          className="min-h-16! text-lg!"
          disabled={action.isPending}
          busy={action.isPending && action.variables === choice}
          busyLabel={words.choosing}
          onClick={() => action.send(choice)}
        >
          {`${time.date(choice.date)}, ${time.slotHours(choice.time)}`}
        </Button>
      ))}
    </div>
  )
}
