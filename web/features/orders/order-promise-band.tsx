// First line about an order: its return time, a delay, its delivery or its cancellation.
import clsx from 'clsx'
import { Ban, CircleCheck, Clock, Store, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TrackedOrder } from '#contract/orders/orders.ts'
import type { OrderPromise } from '#domain/orders/order-promise.ts'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { UnbrokenTime } from '#web/ui/unbroken-time.tsx'
import { useOrderPromise } from './use-order-promise.ts'

type Look = { band: string; line: string; button: ButtonVariant; Icon: typeof Truck }

const CALM: Look = {
  band: 'bg-night text-on-night',
  line: 'text-night-soft',
  button: 'quiet-on-night',
  Icon: Truck,
}
const LATE: Look = {
  band: 'bg-accent-wash text-accent-text',
  line: '',
  button: 'secondary',
  Icon: Clock,
}

const LOOKS: Record<OrderPromise['kind'], Look> = {
  due: CALM,
  onTheWay: CALM,
  collectable: { ...CALM, Icon: Store },
  late: LATE,
  pickupLate: LATE,
  delivered: {
    band: 'bg-success-wash text-success-text',
    line: '',
    button: 'secondary',
    Icon: CircleCheck,
  },
  cancelled: {
    band: 'bg-danger-wash text-danger-text',
    line: '',
    button: 'secondary',
    Icon: Ban,
  },
}

type PromiseBandProps = {
  order: TrackedOrder
  /** What can be done about it; takes the look of buttons that stand on the band. */
  children: (variant: ButtonVariant) => ReactNode
}

/** Read out politely when it changes while the page is watched. */
export function OrderPromiseBand({ order, children }: PromiseBandProps) {
  const { kind, title, line } = useOrderPromise(order)
  const { Icon, ...look } = LOOKS[kind]
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-8',
        look.band,
      )}
    >
      <div aria-live="polite" className="min-w-0 flex-1 basis-80">
        <div key={`${title} ${line}`} className="flex animate-rise items-start gap-4">
          <Icon aria-hidden="true" size={32} className="mt-1 shrink-0 max-sm:hidden" />
          <div className="min-w-0">
            <p className="font-display text-3xl font-bold tracking-tight text-balance">{title}</p>
            <p className={clsx('mt-2 text-lg', look.line)}>
              <UnbrokenTime text={line} />
            </p>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">{children(look.button)}</div>
    </div>
  )
}
