// Two contact links beside an order's promise.
import { LifeBuoy, Phone } from 'lucide-react'
import { useBusiness } from '#web/lib/business.ts'
import { telephoneLink } from '#web/lib/telephone-link.ts'
import { useWords } from '#web/lib/words.ts'
import { type ButtonVariant, LinkButton } from '#web/ui/button.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

export function TrackingHelpLinks({ variant }: { variant: ButtonVariant }) {
  const words = useWords(trackOrderScreen)
  const { phone } = useBusiness()
  return (
    <>
      {phone && (
        <LinkButton size="sm" variant={variant} to={telephoneLink(phone)}>
          <Phone aria-hidden="true" size={18} />
          {words.call}
        </LinkButton>
      )}
      <LinkButton size="sm" variant={variant} to="/help">
        <LifeBuoy aria-hidden="true" size={18} />
        {words.help}
      </LinkButton>
    </>
  )
}
