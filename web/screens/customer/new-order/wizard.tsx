// The New order wizard: four steps over one draft, with the total always in sight.
import clsx from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { FIRST_CATALOGUE } from '#domain/catalogue/catalogue.ts'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import type { QuotedLine } from '#domain/catalogue/pricing.ts'
import { itemTitle } from '#web/features/catalogue/catalogue-query.ts'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { useCoverage } from '#web/features/pickup/use-coverage.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Marked } from '#web/ui/marked.tsx'
import { readOutAlone } from '#web/ui/read-out-alone.tsx'
import { toast } from '#web/ui/toast.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { isStepValid } from './draft/draft.ts'
import type { Step } from './draft/draft-shape.ts'
import { missingOn } from './draft/missing.ts'
import { OrderSlip } from './order-slip.tsx'
import { type Refill, Reorder } from './reorder.tsx'
import { StartOver } from './start-over.tsx'
import { StepBody } from './steps/step-body.tsx'
import { UnsentOrder } from './unsent-order.tsx'
import { StepLine } from './step-line.tsx'
import { useBag } from './state/use-bag.ts'
import { useContactProblem } from './state/use-contact-problem.ts'
import { useCost } from './state/use-cost.ts'
import { useLaterSteps } from './steps/use-later-steps.ts'
import { quoteOf } from './state/quote-of.ts'
import { usePlaceOrder } from './state/use-place-order.ts'
import { usePriceChange } from './state/use-price-change.ts'
import { useRemembered } from './state/use-remembered.ts'
import { useWizard } from './state/use-wizard.ts'
import { WizardBar } from './wizard-bar.tsx'

const NOTHING: readonly QuotedLine[] = []

/** Takes the person there now; null is a visitor, who is asked to log in when placing the order. */
export function Wizard({ person }: { person: User | null }) {
  const words = useWords(newOrderScreen)
  const [params, setParams] = useSearchParams()
  const reorderId = params.get('reorder')
  const wizard = useWizard(person)
  const { draft, step, change } = wizard
  useRemembered(wizard, person, reorderId !== null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)

  const cost = useCost(draft, person?._id ?? null)
  const isExpress = draft.deliveryPreference === 'express'
  const bag = useBag(draft, isExpress ? toRupees(cost.catalogue?.expressFeePaise ?? 0) : 0)
  const pickupCoverage = useCoverage(draft.address.pin)
  const deliveryCoverage = useCoverage(draft.sameAddress ? '' : draft.deliveryAddress.pin)
  const review = useQuery({
    ...quoteOf(cost.lines, draft),
    enabled: step === 4 && cost.lines.length > 0,
  })
  const window = useRef<DeliveryWindow | null>(null)
  const order = usePlaceOrder({ wizard, lines: cost.lines, bag, window, onRefused: setProblem })
  const heading = useHeadingFocus(step)

  // The bar's buttons are far from the top of a long step, where it says what went wrong.
  const problemPlace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) problemPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const contactProblem = useContactProblem(person, draft, [pickupCoverage, deliveryCoverage])
  const answered = step === 4 ? review.data : undefined
  const price = usePriceChange({ wizard, cost, answer: answered })
  const known = {
    cost,
    isBag: bag !== null,
    hasNewPrice: price.change !== null,
    wrong,
    contactProblem,
    refusal: answered ? (answered.orderRefusal?.message ?? null) : cost.refusal,
  }
  const missing = missingOn(step, draft, known, words.missing)
  // What can't be ordered has no total, which is not the same as costing nothing.
  const ownTotalPaise = cost.context && cost.problem === null ? cost.totalPaise : undefined
  const totalPaise = answered ? fromRupees(answered.total) : ownTotalPaise
  const coveredPaise = answered ? fromRupees(answered.covered) : (cost.quote?.coveredPaise ?? 0)

  const move = (act: () => void) => {
    setProblem(null)
    act()
  }
  const goTo = (target: Step) => move(() => wizard.goTo(target))
  // What the third step asks is known of an order that repeats another; its review shows it.
  const isKnown = draft.repeats && isStepValid(draft, 3) && contactProblem === null
  const next = step === 2 && isKnown ? 4 : ((step + 1) as Step)

  const stopReordering = (note: string | null, onStep?: Step) => {
    setParams(onStep ? { step: String(onStep) } : {}, { replace: true })
    setProblem(note === null ? null : { message: note, reason: null })
  }
  const fill = ({ quantities, missing: gone, repriced, rest }: Refill) => {
    change({ ...rest, quantities, bag: undefined })
    const notes = [
      ...(gone.length > 0 ? [words.gone.leftOut({ names: gone })] : []),
      ...(repriced.length > 0 ? [words.reorder.pricesChanged({ prices: repriced })] : []),
    ]
    stopReordering(notes.length > 0 ? notes.join(' ') : null, 2)
  }
  // An item may leave the catalogue while it waits in a draft.
  const keepOffered = useEffectEvent(() => {
    const quantities = Object.fromEntries(cost.lines.map((line) => [line.itemId, line.quantity]))
    const gone = Object.keys(draft.quantities).filter((id) => !(id in quantities))
    if (!cost.catalogue || draft.bag || gone.length === 0) return
    change({ quantities })
    if (reorderId !== null) return
    wizard.goTo(1)
    const names = gone.map((id) => nameOfGone(id) ?? words.gone.unnamed)
    setProblem({ message: words.gone.leftOutOfDraft({ names }), reason: null })
  })
  useEffect(() => keepOffered(), [cost.catalogue])

  const quoted = bag?.lines ?? cost.quote?.lines ?? NOTHING
  const later = useLaterSteps(step > 1 || cost.catalogue !== undefined)

  return (
    <div className="page pt-5 md:pt-10 [@media(height<26rem)]:pt-1">
      {later.data && (
        <later.data.WatchChoices
          wizard={wizard}
          lines={quoted}
          paused={order.mayExist || reorderId !== null}
          onWindow={(shown) => {
            window.current = shown
          }}
          // On the first step a message at its top would move what is under the thumb.
          onLost={({ message }) =>
            step === 1 ? toast.failure(message) : setProblem({ message, reason: null })
          }
        />
      )}
      {/* On a phone held sideways the line of steps and the first items are all there is room for. */}
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3 md:mb-6 [@media(height<26rem)]:mb-0 [@media(height<26rem)]:min-h-0">
        <h1 className="text-2xl md:text-3xl [@media(height<26rem)]:sr-only">{words.title}</h1>
        {(cost.lines.length > 0 || draft.bag) && !reorderId && (
          <StartOver onConfirm={() => move(wizard.startOver)} />
        )}
      </div>
      <StepLine step={step} onGo={goTo} />

      <div
        className={clsx(
          'mt-5 grid gap-8 md:mt-7 [@media(height<26rem)]:mt-1.5',
          step < 4 && 'lg:grid-cols-[minmax(0,1fr)_19rem]',
        )}
      >
        <div className="flex min-w-0 flex-col">
          <h2
            ref={heading}
            tabIndex={-1}
            className="mb-3 text-xl focus:outline-none md:mb-4 md:text-2xl [@media(height<26rem)]:sr-only"
          >
            <Marked text={words.steps.heading({ step })} parts={[readOutAlone]} />
          </h2>
          <div ref={problemPlace} className="scroll-mt-28 has-[p]:mb-4">
            <FormProblem problem={problem} />
          </div>

          {wizard.fromBasket && step === 1 && reorderId === null && (
            <p className="mb-4 rounded-cut bg-success-wash px-4 py-3 text-success-text">
              {words.fromBasket}
            </p>
          )}
          {reorderId !== null ? (
            <Reorder
              orderId={reorderId}
              onFilled={fill}
              onRefused={(note) => stopReordering(note)}
            />
          ) : (
            <StepBody
              step={step}
              later={later}
              person={person}
              draft={draft}
              bag={bag}
              onChange={change}
              onQuantity={wizard.setQuantity}
              lines={quoted}
              expressFeePaise={cost.catalogue?.expressFeePaise}
              pickupCoverage={pickupCoverage}
              deliveryCoverage={deliveryCoverage}
              review={review}
              onWrong={setWrong}
              onGo={goTo}
            />
          )}

          <WizardBar
            step={step}
            totalPaise={totalPaise}
            estimate={bag?.estimate}
            coveredPaise={coveredPaise}
            amounts={cost.amounts}
            missing={missing.sentence}
            notice={
              order.waiting ? (
                <UnsentOrder neverSent={order.waiting.neverSent} onTakeBack={order.takeBack} />
              ) : (
                price.change &&
                later.data && (
                  <later.data.PriceNotice change={price.change} onConfirm={price.confirm} />
                )
              )
            }
            onBack={() => move(wizard.back)}
          >
            {step < 4 ? (
              <Button
                data-opens
                disabled={missing.isClosed || reorderId !== null}
                aria-describedby="still-missing"
                onClick={() => goTo(next)}
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
                onClick={() => move(() => order.place(review.data))}
              >
                {words.place}
              </Button>
            )}
          </WizardBar>
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

/** The step's heading takes the focus when the step changes, so that keyboard and reader go on there. */
function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

/** What is no longer in the catalogue, by the name that a laundry starts with; null for what came later. */
function nameOfGone(itemId: string): string | null {
  const item = FIRST_CATALOGUE.find(({ id }) => id === itemId)
  return item ? itemTitle(item) : null
}
