// A visitor's next steps: book a pickup, or see the prices.
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { firstSteps } from '#words/en/slots/first-steps.ts'
import { SchedulePickupLink } from './schedule-pickup-link.tsx'

export function FirstOrderSteps() {
  const words = useWords(firstSteps)
  return (
    <div className="flex flex-wrap gap-3">
      <SchedulePickupLink />
      <LinkButton to="/services" variant="secondary">
        {words.prices}
      </LinkButton>
    </div>
  )
}
