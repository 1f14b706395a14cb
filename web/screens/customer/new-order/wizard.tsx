// The New order wizard: four steps over one draft, with the total always in sight.
import clsx from 'clsx'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { toast } from '#web/ui/toast.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { Step } from './draft/draft-shape.ts'
import { OrderSlip } from './order-slip.tsx'
import { ReorderLoader } from './reorder-loader.tsx'
import { StartOverButton } from './start-over-button.tsx'
import { WizardStep } from './steps/wizard-step.tsx'
import { StepLine } from './step-line.tsx'
import { useCheckedOrder } from './state/use-checked-order.ts'
import { usePreloadedSteps } from './steps/use-preloaded-steps.ts'
import { useOfferedItems } from './state/use-offered-items.ts'
import { usePlaceOrder } from './state/use-place-order.ts'
import { useAnswersOfLastOrder } from './state/use-answers-of-last-order.ts'
import { useStepFocus } from './state/use-step-focus.ts'
import { useReorder } from './use-reorder.ts'
import { useWizard } from './state/use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'

/** Takes the person there now; null is a visitor, who is asked to log in when placing the order. */
export function Wizard({ person }: { person: User | null }) {
  const wizard = useWizard(person)
  const { draft, step } = wizard
  const [problem, setProblem] = useState<Problem | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const reorder = useReorder(wizard, setProblem)
  const isReordering = reorder.orderId !== null
  useAnswersOfLastOrder(wizard, person, isReordering)
  const checked = useCheckedOrder(wizard, person, wrong)
  const { cost, bag, lines } = checked
  const window = useRef<DeliveryWindow | null>(null)
  const order = usePlaceOrder({ wizard, lines: cost.lines, bag, window, onRefused: setProblem })
  const places = useStepFocus(step, problem)
  useOfferedItems(wizard, cost, isReordering, setProblem)
  const later = usePreloadedSteps(step > 1 || cost.catalogue !== undefined)

  const move = (act: () => void) => {
    setProblem(null)
    act()
  }
  const goTo = (target: Step) => move(() => wizard.goTo(target))

  return (
    <div className="page pt-5 md:pt-10 [@media(height<26rem)]:pt-1">
      {later.data && (
        <later.data.RemoveUnavailableChoices
          wizard={wizard}
          lines={lines}
          paused={order.mayExist || isReordering}
          onWindow={(shown) => {
            window.current = shown
          }}
          // On the first step a message at its top would move what is under the thumb.
          onLost={({ message }) =>
            step === 1 ? toast.failure(message) : setProblem({ message, reason: null })
          }
        />
      )}
      <WizardTitle>
        {(cost.lines.length > 0 || draft.bag) && !reorder.orderId && (
          <StartOverButton onConfirm={() => move(wizard.startOver)} />
        )}
      </WizardTitle>
      <StepLine step={step} onGo={goTo} />

      <div
        className={clsx(
          'mt-5 grid gap-8 md:mt-7 [@media(height<26rem)]:mt-1.5',
          step < 4 && 'lg:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className="flex min-w-0 flex-col">
          <StepHeading {...places} step={step} problem={problem} />
          {wizard.fromBasket && step === 1 && !isReordering && <FromBasket />}
          {reorder.orderId !== null ? (
            <ReorderLoader
              orderId={reorder.orderId}
              onFilled={reorder.fill}
              onRefused={reorder.refuse}
            />
          ) : (
            <WizardStep
              wizard={wizard}
              checked={checked}
              later={later}
              person={person}
              onWrong={setWrong}
              onGo={goTo}
            />
          )}
          <WizardActions
            wizard={wizard}
            checked={checked}
            order={order}
            later={later}
            isReordering={isReordering}
            onMove={move}
          />
        </div>
        {step < 4 && (
          <div className="hidden lg:block">
            <OrderSlip cost={cost} bag={bag} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The page's title, with the way to start over beside it. */
function WizardTitle({ children }: { children: ReactNode }) {
  const words = useWords(newOrderScreen)
  // On a phone held sideways the line of steps and the first items are all there is room for.
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3 md:mb-6 [@media(height<26rem)]:mb-0 [@media(height<26rem)]:min-h-0">
      <h1 className="text-2xl md:text-3xl [@media(height<26rem)]:sr-only">{words.title}</h1>
      {children}
    </div>
  )
}

type StepHeadingProps = {
  step: Step
  problem: Problem | null
  heading: RefObject<HTMLHeadingElement | null>
  problemPlace: RefObject<HTMLDivElement | null>
}

/** The step's heading, and below it what went wrong. */
function StepHeading({ step, problem, heading, problemPlace }: StepHeadingProps) {
  const { steps: words } = useWords(newOrderScreen)
  return (
    <>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mb-3 text-xl focus:outline-none md:mb-4 md:text-2xl [@media(height<26rem)]:sr-only"
      >
        <MarkedText text={words.heading({ step })} parts={[screenReaderOnly]} />
      </h2>
      <div ref={problemPlace} className="scroll-mt-28 has-[p]:mb-4">
        <FormProblem problem={problem} />
      </div>
    </>
  )
}

/** The note that what was counted earlier is in the order now. */
function FromBasket() {
  const words = useWords(newOrderScreen)
  return (
    <p className="mb-4 rounded-cut bg-success-wash px-4 py-3 text-success-text">
      {words.fromBasket}
    </p>
  )
}
