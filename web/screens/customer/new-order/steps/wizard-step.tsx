// Content of the wizard's open step.
import type { ComponentProps } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { Step } from '../draft/draft-shape.ts'
import type { ReviewStep } from './review-step.tsx'
import { ServicesStep } from './services-step.tsx'
import type { CheckedOrder } from '../state/use-checked-order.ts'
import { needsPhone } from '../state/use-contact-problem.ts'
import type { Wizard } from '../state/use-wizard.ts'
import type { LaterSteps } from './use-preloaded-steps.ts'

type StepBodyProps = {
  wizard: Wizard
  checked: CheckedOrder
  later: LaterSteps
  /** Null is a visitor. */
  person: User | null
  onWrong: ComponentProps<typeof ReviewStep>['onWrong']
  onGo: (step: Step) => void
}

export function WizardStep({ wizard, checked, later, person, onWrong, onGo }: StepBodyProps) {
  const { steps: words } = useWords(newOrderScreen)
  const { draft, step, change: onChange } = wizard
  const steps = later.data
  if (step === 1) {
    return (
      <>
        <ServicesStep
          draft={draft}
          bag={checked.bag}
          onQuantity={wizard.setQuantity}
          onBag={(bag) => onChange({ bag, most: undefined })}
        />
        {person && steps && (
          <div className="mt-5 empty:hidden">
            <steps.WardrobeChoice
              userId={person._id}
              chosen={draft.garmentIds}
              onChange={(garmentIds) => onChange({ garmentIds })}
            />
          </div>
        )}
      </>
    )
  }
  if (!steps) {
    return later.isError ? (
      <FailedQueryNotice what={words.notLoaded} query={later} />
    ) : (
      <SkeletonList rows={3} label={words.loading} />
    )
  }
  if (step === 2) {
    return (
      <steps.PickupStep
        draft={draft}
        lines={checked.lines}
        expressFeePaise={checked.cost.catalogue?.settings.expressFee.expressFeePaise}
        onChange={onChange}
      />
    )
  }
  if (step === 3) {
    return (
      <steps.AddressStep
        userId={person?._id ?? null}
        asksPhone={needsPhone(person)}
        draft={draft}
        pickupCoverage={checked.pickupCoverage}
        deliveryCoverage={checked.deliveryCoverage}
        onChange={onChange}
      />
    )
  }
  return (
    <steps.ReviewStep
      draft={draft}
      bag={checked.bag}
      quote={checked.review}
      onChange={onChange}
      onWrong={onWrong}
      onGo={onGo}
    />
  )
}
