// A staff member's own cash, and its hand-in.
import { useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { useId, useState } from 'react'
import type { OwnCash as Cash } from '#contract/cash/cash.ts'
import { ownCashWords } from '#words/en/cash/cash.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { sendHandIn, OWN_CASH } from './cash-queries.ts'
import { CountDialog } from './count-dialog.tsx'

/** @param props.isQuiet shows nothing as long as there is nothing to hand in */
export function CashOnHand({ isQuiet = false }: { isQuiet?: boolean }) {
  const words = useWords(ownCashWords)
  const cash = useQuery(OWN_CASH)
  if (cash.data) return isQuiet && isNothing(cash.data) ? null : <Own cash={cash.data} />
  if (isQuiet) return null
  if (cash.isError) return <FailedQueryNotice what={words.notLoaded} query={cash} />
  return <Skeleton className="h-28 rounded-cut" />
}

function isNothing({ toHandIn, latest }: Cash): boolean {
  return toHandIn === 0 && latest?.counts.length !== 0
}

function Own({ cash: { toHandIn, fromEarlierDays, latest } }: { cash: Cash }) {
  const words = useWords(ownCashWords)
  const time = useLaundryTime()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = latest?.counts.at(-1)
  const isWaiting = latest !== null && count === undefined
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-2 print:hidden">
      <h2 id={id} className="text-base font-semibold text-ink-soft">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-display text-2xl font-bold">
          {toHandIn > 0 ? words.toHandIn({ sum: rupeesText(toHandIn) }) : words.nothing}
        </p>
        {toHandIn > 0 && !isWaiting && (
          <Button onClick={() => setOpen(true)}>
            <Banknote aria-hidden="true" size={20} />
            {words.handIn}
          </Button>
        )}
      </div>
      {fromEarlierDays > 0 && (
        <p className="text-danger-text">
          {words.fromEarlierDays({ sum: rupeesText(fromEarlierDays) })}
        </p>
      )}
      {toHandIn < 0 && (
        <p className="text-ink-soft">{words.owed({ sum: rupeesText(-toHandIn) })}</p>
      )}
      {isWaiting && (
        <p className="text-accent-text">
          {words.waiting({ sum: rupeesText(latest.amount), at: time.dateTime(latest.at) })}
        </p>
      )}
      {count && (
        <p className="text-ink-soft">
          {words.counted({
            sum: rupeesText(count.counted),
            by: count.by ?? words.colleague,
          })}
        </p>
      )}
      {isOpen && (
        <CountDialog
          title={words.dialogTitle}
          hint={`${words.expected({ sum: rupeesText(toHandIn) })} ${words.later}`}
          amountLabel={words.amount}
          expected={toHandIn}
          withNote
          said={{ ...words, failed: words.notSent }}
          send={(counted) => sendHandIn(toHandIn, counted)}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
