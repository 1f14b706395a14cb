// Content of the wizard's open step.
import type { ComponentProps } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQuery } from '#web/ui/failed.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { AddressStep } from './address-step.tsx'
import type { Draft, Step } from '../draft/draft-shape.ts'
import type { PickupStep } from './pickup-step.tsx'
import type { ReviewStep } from './review-step.tsx'
import { ServicesStep } from './services-step.tsx'
import type { Bag } from '../state/use-bag.ts'
import { lacksPhone } from '../state/use-contact-problem.ts'
import type { LaterSteps } from './use-later-steps.ts'

type StepBodyProps = Pick<ComponentProps<typeof PickupStep>, 'lines' | 'expressFeePaise'> &
  Pick<ComponentProps<typeof AddressStep>, 'pickupCoverage' | 'deliveryCoverage'> & {
    step: Step
    later: LaterSteps
    /** Null is a visitor. */
    person: User | null
    draft: Draft
    /** Sent in the place of listed items; null where there is none. */
    bag: Bag | null
    onChange: (changes: Partial<Draft>) => void
    onQuantity: (itemId: string, quantity: number) => void
    review: ComponentProps<typeof ReviewStep>['quote']
    onWrong: ComponentProps<typeof ReviewStep>['onWrong']
    onGo: (step: Step) => void
  }

export function StepBody(props: StepBodyProps) {
  const { steps: words } = useWords(newOrderScreen)
  const { step, later, person, draft, onChange } = props
  const steps = later.data
  if (step === 1) {
    return (
      <>
        <ServicesStep
          draft={draft}
          bag={props.bag}
          onQuantity={props.onQuantity}
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
      <FailedQuery what={words.notLoaded} query={later} />
    ) : (
      <SkeletonList rows={3} label={words.loading} />
    )
  }
  if (step === 2) {
    return (
      <steps.PickupStep
        draft={draft}
        lines={props.lines}
        expressFeePaise={props.expressFeePaise}
        onChange={onChange}
      />
    )
  }
  if (step === 3) {
    return (
      <steps.AddressStep
        userId={person?._id ?? null}
        asksPhone={lacksPhone(person)}
        draft={draft}
        pickupCoverage={props.pickupCoverage}
        deliveryCoverage={props.deliveryCoverage}
        onChange={onChange}
      />
    )
  }
  return (
    <steps.ReviewStep
      draft={draft}
      bag={props.bag}
      quote={props.review}
      onChange={onChange}
      onWrong={props.onWrong}
      onGo={props.onGo}
    />
  )
}
