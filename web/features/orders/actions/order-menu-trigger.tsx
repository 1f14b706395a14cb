// Button that opens the menu of an order's card; it shows while the menu loads.
import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { orderActions } from '#words/en/orders/actions/order-actions.ts'

type OrderMenuTriggerProps = Omit<ComponentProps<typeof Button>, 'children'> & { number: string }

/** Takes what a menu gives to the button that opens it. */
export function OrderMenuTrigger({ number, ...rest }: OrderMenuTriggerProps) {
  const words = useWords(orderActions)
  return (
    <Button variant="secondary" size="sm" {...rest}>
      <Ellipsis aria-hidden="true" size={20} />
      <span className="max-sm:sr-only">{words.more}</span>
      <span className="sr-only"> {number}</span>
    </Button>
  )
}
