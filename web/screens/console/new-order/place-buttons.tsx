// What the order costs, and the presses that place it: paid in cash, by UPI, or later.
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TapGuard } from '#web/ui/tap-guard.tsx'
import { counterScreen } from '#words/en/counter-screen.ts'
import { type Asked, quoteIn, useTakeOrder } from './use-take-order.ts'

type PlaceButtonsProps = {
  /** Null while something is missing. */
  asked: Asked | null
  /** What it costs by the price list, in rupees; null while it has no price. */
  total: number | null
  /** Why it has no price; null where it has one. */
  problem: string | null
}

export function PlaceButtons({ asked, total, problem }: PlaceButtonsProps) {
  const words = useWords(counterScreen)
  const { user } = useSession()
  const take = useTakeOrder()
  const isSame = take.variables?.body.lines === asked?.lines
  const other = isSame ? quoteIn(take.error) : null
  const due = other?.total ?? total
  const takesMoney = due !== null && due > 0 && user?.permissions?.includes('money-in') === true
  const press = (paid: 'cash' | 'upi' | null) => {
    if (asked && due !== null) take.mutate({ body: { ...asked, total: due }, paid })
  }
  const button = (paid: 'cash' | 'upi' | null, text: string) => (
    <Button
      key={text}
      variant={paid === null && takesMoney ? 'secondary' : 'primary'}
      className="grow"
      disabled={asked === null || due === null || take.isPending}
      busy={take.isPending && take.variables.paid === paid}
      busyLabel={words.placing}
      onClick={() => press(paid)}
    >
      {text}
    </Button>
  )
  return (
    <TapGuard>
      <div className="grid grid-cols-1 gap-3">
        <p aria-live="polite" className="font-display text-2xl font-bold tabular-nums">
          {due === null ? '' : words.total({ total: rupeesText(due) })}
        </p>
        {asked === null && <p className="text-ink-soft">{words.nothing}</p>}
        {problem !== null && <p className="font-medium text-danger-text">{problem}</p>}
        {other ? (
          <p role="alert" className="rounded-md bg-accent-wash px-4 py-3 text-accent-text">
            {words.otherTotal({ total: rupeesText(other.total) })}
          </p>
        ) : (
          <FormProblem problem={take.error && problemOf(take.error, words.notPlaced)} />
        )}
        <div className="flex flex-wrap gap-3">
          {takesMoney && button('cash', words.cash({ total: rupeesText(due) }))}
          {takesMoney && button('upi', words.upi({ total: rupeesText(due) }))}
          {button(null, words.later)}
        </div>
      </div>
    </TapGuard>
  )
}
