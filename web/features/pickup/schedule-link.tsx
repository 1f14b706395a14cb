// Link to a new order: to the wizard when signed in, otherwise to the login that returns to it.
import { useSession } from '#web/lib/session.tsx'
import { LinkButton, type ButtonVariant } from '#web/ui/button.tsx'

export function ScheduleLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { status } = useSession()
  return (
    <LinkButton
      to={status === 'signed-in' ? '/new-order' : '/login?next=/new-order'}
      variant={variant}
    >
      Schedule a Pickup
    </LinkButton>
  )
}
