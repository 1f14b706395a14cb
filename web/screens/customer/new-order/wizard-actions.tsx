// Foot of the wizard: the bar with its total, what must be seen first, and the button that leads on or places the order.
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { isStepComplete } from './draft/draft.ts'
import type { Step } from './draft/draft-shape.ts'
import type { CheckedOrder } from './state/use-checked-order.ts'
import type { usePlaceOrder } from './state/use-place-order.ts'
import type { Wizard } from './state/use-wizard.ts'
import type { LaterSteps } from './steps/use-preloaded-steps.ts'
import { UnsentOrderNotice } from './unsent-order-notice.tsx'
import { WizardBar } from './wizard-bar.tsx'

type WizardActionsProps = {
  wizard: Wizard
  checked: CheckedOrder
  order: ReturnType<typeof usePlaceOrder>
  later: LaterSteps
  isReordering: boolean
  /** Does what a button asks for, and takes the last problem away. */
  onMove: (act: () => void) => void
}

export function WizardActions(props: WizardActionsProps) {
  const { wizard, checked, order, later, isReordering, onMove } = props
  const words = useWords(newOrderScreen)
  const { draft, step } = wizard
  const { cost, bag, review, price, missing } = checked
  // What the third step asks is known of an order that repeats another; its review shows it.
  const isKnown = draft.repeats && isStepComplete(draft, 3) && checked.contactProblem === null
  const next = step === 2 && isKnown ? 4 : ((step + 1) as Step)
  return (
    <WizardBar
      step={step}
      totalPaise={checked.totalPaise}
      estimate={bag?.estimate}
      coveredPaise={checked.coveredPaise}
      amounts={cost.amounts}
      missing={missing.sentence}
      notice={
        order.waiting ? (
          <UnsentOrderNotice neverSent={order.waiting.neverSent} onTakeBack={order.takeBack} />
        ) : (
          price.change &&
          later.data && <later.data.PriceNotice change={price.change} onConfirm={price.confirm} />
        )
      }
      onBack={() => onMove(wizard.back)}
    >
      {step < 4 ? (
        <Button
          data-opens
          disabled={missing.isClosed || isReordering}
          aria-describedby="still-missing"
          onClick={() => onMove(() => wizard.goTo(next))}
        >
          {words.next}
        </Button>
      ) : (
        <Button
          variant="accent"
          busy={order.placing}
          busyLabel={words.placing({ isWaiting: order.waiting !== null })}
          disabled={missing.isClosed || (bag === null && (!review.data || review.isFetching))}
          aria-describedby="still-missing"
          onClick={() => onMove(() => order.place(review.data))}
        >
          {words.place}
        </Button>
      )}
    </WizardBar>
  )
}
