// Price of the order, and the buttons that place it: on account, paid in cash, by UPI, or later.
import type { OrderingCompany } from '#contract/companies/own-company.ts'
import { isBroughtToCounter, isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { counting } from '#words/en/orders/counting.ts'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { type Asked, type Paid, quoteInError, useTakeOrder } from './use-take-order.ts'
import type { Ways } from './ways.ts'

type PlaceButtonsProps = {
  /** Null while something is missing. */
  asked: Asked | null
  ways: Ways
  /** Whether its clothes are counted at intake, and its price is made then. */
  isToBeCounted: boolean
  /** What it costs by the price list, in rupees; null while it has no price. */
  total: number | null
  /** Why it can't be placed like this; null where it can. */
  problem: string | null
  /** Whose account it can go on; null for none. */
  company: OrderingCompany | null
}

export function PlaceButtons(props: PlaceButtonsProps) {
  const { asked, ways, isToBeCounted, total, problem, company } = props
  const words = useWords(counterScreen)
  const { afterCounting } = useWords(counting)
  const account = useWords(onAccount)
  const { user } = useSession()
  const take = useTakeOrder()
  const isSame = take.variables?.body.lines === asked?.lines
  const other = isSame ? quoteInError(take.error) : null
  const due = other?.total ?? total
  // Nobody pays into a telephone.
  const isAtCounter = isBroughtToCounter(ways) && isCollectedAtCounter(ways)
  const isHere = isBroughtToCounter(ways)
  const takesMoney =
    isHere && due !== null && due > 0 && user?.permissions?.includes('money-in') === true
  const hasAccount = company !== null && company.left !== null
  const isMain = (paid: Paid) => (hasAccount ? paid === 'account' : paid !== null || !takesMoney)
  const press = (paid: Paid) => {
    if (!asked) return
    const way = paid === 'account' ? { paymentMethod: paid } : {}
    const seen = due === null ? {} : { total: due }
    take.mutate({ body: { ...asked, ...way, ...seen }, paid })
  }
  const button = (paid: Paid, text: string) => (
    <Button
      key={text}
      variant={isMain(paid) ? 'primary' : 'secondary'}
      className="grow"
      disabled={
        asked === null ||
        problem !== null ||
        (due === null && !isToBeCounted) ||
        take.isPending ||
        (paid === 'account' && company?.refusal !== null)
      }
      busy={take.isPending && take.variables.paid === paid}
      busyLabel={words.placing}
      onClick={() => press(paid)}
    >
      {text}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <p aria-live="polite" className="font-display text-2xl font-bold tabular-nums">
        {isToBeCounted && words.total({ total: afterCounting })}
        {due !== null && words.total({ total: rupeesText(due) })}
      </p>
      {asked === null && (
        <p className="text-ink-soft">{isAtCounter ? words.nothing : words.nothingAtHome}</p>
      )}
      {problem !== null && <p className="font-medium text-danger-text">{problem}</p>}
      {other ? (
        <p role="alert" className="rounded-md bg-accent-wash px-4 py-3 text-accent-text">
          {words.otherTotal({ total: rupeesText(other.total) })}
        </p>
      ) : (
        <FormProblem problem={take.error && formProblemOf(take.error, words.notPlaced)} />
      )}
      {hasAccount && company.refusal !== null && <p>{company.refusal}</p>}
      <div className="flex flex-wrap gap-3">
        {hasAccount && button('account', account.counterButton)}
        {takesMoney && button('cash', words.cash({ total: rupeesText(due) }))}
        {takesMoney && button('upi', words.upi({ total: rupeesText(due) }))}
        {button(null, isToBeCounted ? words.take : words.later[ways.deliveryHandOver])}
      </div>
    </div>
  )
}
