// What is asked, or shown, on the step of the wizard that is open.
import type { ComponentProps } from 'react'
import type { User } from '#contract/accounts.ts'
import { AddressStep } from './address-step.tsx'
import type { Draft, Step } from './draft.ts'
import { PickupStep } from './pickup-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ServicesStep } from './services-step.tsx'
import { lacksPhone } from './use-contact-problem.ts'
import { WardrobeChoice } from './wardrobe-choice.tsx'

type StepBodyProps = Pick<ComponentProps<typeof PickupStep>, 'lines' | 'expressFeePaise'> &
  Pick<ComponentProps<typeof AddressStep>, 'pickupCoverage' | 'deliveryCoverage'> & {
    step: Step
    /** Null is a visitor. */
    person: User | null
    draft: Draft
    onChange: (changes: Partial<Draft>) => void
    review: ComponentProps<typeof ReviewStep>['quote']
    onGo: (step: Step) => void
  }

export function StepBody(props: StepBodyProps) {
  const { step, person, draft, onChange } = props
  if (step === 1) {
    return (
      <>
        <ServicesStep
          quantities={draft.quantities}
          onChange={(quantities) => onChange({ quantities })}
        />
        {person && (
          <WardrobeChoice
            userId={person._id}
            chosen={draft.garmentIds}
            onChange={(garmentIds) => onChange({ garmentIds })}
          />
        )}
      </>
    )
  }
  if (step === 2) {
    return (
      <PickupStep
        draft={draft}
        lines={props.lines}
        expressFeePaise={props.expressFeePaise}
        onChange={onChange}
      />
    )
  }
  if (step === 3) {
    return (
      <AddressStep
        userId={person?._id ?? null}
        asksPhone={lacksPhone(person)}
        draft={draft}
        pickupCoverage={props.pickupCoverage}
        deliveryCoverage={props.deliveryCoverage}
        onChange={onChange}
      />
    )
  }
  return <ReviewStep draft={draft} quote={props.review} onChange={onChange} onGo={props.onGo} />
}
