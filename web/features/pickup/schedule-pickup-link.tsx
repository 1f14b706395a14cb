// Link to a new order: to the wizard when signed in, otherwise to the login that returns to it.
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton, type ButtonVariant } from '#web/ui/button.tsx'
import { firstSteps } from '#words/en/slots/first-steps.ts'

export function SchedulePickupLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const words = useWords(firstSteps)
  const { status } = useSession()
  return (
    <LinkButton
      to={status === 'signed-in' ? '/new-order' : '/login?next=/new-order'}
      variant={variant}
    >
      {words.schedule}
    </LinkButton>
  )
}
