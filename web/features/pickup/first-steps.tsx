// A visitor's next steps: book a pickup, or see the prices.
import { LinkButton } from '#web/ui/button.tsx'
import { ScheduleLink } from './schedule-link.tsx'

export function FirstSteps() {
  return (
    <div className="flex flex-wrap gap-3">
      <ScheduleLink />
      <LinkButton to="/services" variant="secondary">
        View Pricing
      </LinkButton>
    </div>
  )
}
