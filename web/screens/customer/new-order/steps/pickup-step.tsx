// Step 2: pickup time and delivery.
import { useQuery } from '@tanstack/react-query'
import { BellRing, Truck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import type { SlotAnswer } from '#contract/catalogue/catalogue.ts'
import { type Paise, formatPaise } from '#domain/base/money.ts'
import { DELIVERY_PREFERENCES } from '#domain/orders/record/order-choices.ts'
import { BOOKING_WINDOW_DAYS, PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { deliveryStep } from '#words/en/slots/delivery-step.ts'
import { expressRefusals } from '#words/en/slots/express-refusals.ts'
import { deliveryPreferences } from '#words/en/orders/order-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { findFreeSlot, hasFreeSlot } from '#web/features/pickup/free-slot.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { SlotPicker } from '#web/features/pickup/slot-picker.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { DeliveryDay } from './delivery-day.tsx'
import { type DraftChange, needsDeliveryDate } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { useDeliveryEstimate } from '../state/use-delivery-estimate.ts'
import { useExpressRefusal } from '../state/use-express-refusal.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { services as serviceWords } from '#words/en/catalogue/services.ts'

const EXPRESS_SLOTS = PICKUP_SLOTS.filter((slot) => slot.express).map((slot) => slot.label)

type PickupStepProps = {
  draft: Draft
  /** What is to be cleaned, as it is priced. */
  lines: Parameters<typeof useExpressRefusal>[0]
  expressFeePaise: Paise | undefined
  onChange: (change: DraftChange) => void
}

/** Date, time slot and delivery preference, with the delivery we promise for them. */
export function PickupStep({ draft, lines, expressFeePaise, onChange }: PickupStepProps) {
  const slots = useQuery(pickupSlotsQuery(BOOKING_WINDOW_DAYS + 1))
  const tooSlow = useExpressRefusal(lines)
  const preferences = useWords(deliveryPreferences)
  const { pickup } = useWords(orderSteps)
  const words = useWords(deliveryStep)
  const refusals = useWords(expressRefusals)
  const time = useLaundryTime()
  const { standardDay, evening } = useDeliveryEstimate(draft)

  const whyNoExpress = (slot: SlotAnswer | undefined) => {
    if (slot === undefined) return words.expressMornings({ times: EXPRESS_SLOTS })
    if (!slot.expressOffered)
      return EXPRESS_SLOTS.includes(slot.pickupTime)
        ? refusals.noExpressThatDay
        : refusals.morningNeeded
    return evening?.isFull ? words.eveningFull : null
  }

  // Somebody who repeats an order chooses little more than the time.
  const firstDay = draft.repeats && draft.pickupDate === null && slots.data?.dates.find(hasFreeSlot)
  const preselect = useEffectEvent(() => {
    if (firstDay) onChange({ pickupDate: firstDay.date })
  })
  useEffect(() => preselect(), [firstDay])

  if (slots.isPending) return <SkeletonList rows={3} label={pickup.loading} />
  if (slots.isError) {
    return <FailedQueryNotice what={pickup.notLoaded} query={slots} />
  }

  const chosen = findFreeSlot(slots.data.dates, draft)
  const expressRefused = tooSlow ?? whyNoExpress(chosen)
  const promises = {
    standard: standardDay && words.standard({ date: time.date(standardDay.date) }),
    express: evening?.window && words.express({ time: time.slotHours(evening.window.time) }),
    scheduled: null,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel as="section" aria-label={pickup.title}>
        <SlotPicker available={slots.data} value={draft} onChange={onChange} />
        <p className="mt-5 flex items-start gap-2.5 text-sm text-ink-soft">
          <BellRing aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
          {pickup.notified}
        </p>
      </Panel>

      <Panel as="section" aria-label={pickup.delivery}>
        <RadioCards legend={pickup.preference} className="lg:grid-cols-3">
          {DELIVERY_PREFERENCES.map((preference) => {
            const isExpress = preference === 'express'
            const refusal = isExpress ? expressRefused : null
            return (
              <RadioCard
                key={preference}
                name="deliveryPreference"
                value={preference}
                title={preferences[preference].name}
                description={refusal ?? promises[preference] ?? preferences[preference].description}
                aside={isExpress ? feeText(expressFeePaise) : pickup.free}
                disabled={refusal !== null}
                checked={draft.deliveryPreference === preference}
                onChange={() => onChange({ deliveryPreference: preference, deliveryTime: null })}
              />
            )
          })}
        </RadioCards>
        <DeliveryDay draft={draft} today={slots.data.today} onChange={onChange} />
        {!needsDeliveryDate(draft) && <Estimate draft={draft} />}
      </Panel>
    </div>
  )
}

const SLOW_SERVICES = SERVICES.filter((service) => service.turnaroundHours === 48)

function Estimate({ draft }: { draft: Draft }) {
  const words = useWords(deliveryStep)
  const { names } = useWords(serviceWords)
  const deliveryTime = useDeliveryTime()
  const { estimatedAt, window, services } = useDeliveryEstimate(draft)
  const slow = SLOW_SERVICES.filter((service) => services.includes(service.id))
  return (
    <div className="mt-5 flex items-start gap-2.5" aria-live="polite">
      <Truck aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-ink-soft" />
      {estimatedAt === null ? (
        <p className="text-ink-soft">{words.estimateFirst}</p>
      ) : (
        <div>
          <p>
            {words.estimated}{' '}
            <strong className="font-semibold">
              {deliveryTime({
                deliveryWindow: window,
                estimatedDelivery: estimatedAt.toISOString(),
              })}
            </strong>
          </p>
          {slow.length > 0 && draft.deliveryPreference !== 'express' && (
            <p className="text-sm text-ink-soft">
              {words.slow({ services: slow.map(({ id }) => names[id]) })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function feeText(fee: Paise | undefined): string {
  return fee === undefined ? '' : `+${formatPaise(fee)}`
}
