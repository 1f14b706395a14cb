// Removes unavailable choices from the draft on any step, with a message.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { DeliveryWindow } from '#domain/slots/delivery-windows.ts'
import { BOOKING_WINDOW_DAYS } from '#domain/slots/slots.ts'
import { deliveryStep } from '#words/en/slots/delivery-step.ts'
import { lostChoices } from '#words/en/slots/lost-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { pickupSlotsQuery } from '#web/features/orders/record/order-queries.ts'
import { type LostChoice, findUnavailableChoice } from '../draft/offered-choices.ts'
import { useDeliveryEstimate } from '../state/use-delivery-estimate.ts'
import { useExpressRefusal } from '../state/use-express-refusal.ts'
import type { Wizard } from '../state/use-wizard.ts'

/** Others book too, so the places are counted again while the wizard is open. */
const RECOUNT_MS = 30_000

type Watched = {
  wizard: Wizard
  lines: Parameters<typeof useExpressRefusal>[0]
  /** While an order is being placed, or may have been: its own place is no reason to choose another. */
  paused: boolean
  onLost: (lost: LostChoice) => void
  /** Takes the window that is shown; null where there is none. */
  onWindow: (window: DeliveryWindow | null) => void
}

/** Shows nothing; leads back to the step where another choice is made, where one is needed. */
export function RemoveUnavailableChoices({ wizard, lines, paused, onLost, onWindow }: Watched) {
  const { draft, step } = wizard
  const asks = step > 1
  const { data } = useQuery({
    ...pickupSlotsQuery(BOOKING_WINDOW_DAYS + 1),
    enabled: asks,
    refetchInterval: RECOUNT_MS,
  })
  const slots = asks ? data : undefined
  const { eveningFull } = useWords(deliveryStep)
  const words = useWords(lostChoices)
  const { dateRefusal, evening, window } = useDeliveryEstimate(draft)
  const slowRefusal = useExpressRefusal(lines) ?? (evening?.isFull ? eveningFull : null)
  const lost = paused
    ? null
    : findUnavailableChoice(draft, { slots, slowRefusal, dateRefusal }, words)

  const drop = useEffectEvent(() => {
    if (lost === null) return
    if (lost.step !== null && step > lost.step) wizard.goTo(lost.step)
    wizard.change(lost.change)
    onLost(lost)
  })
  useEffect(() => drop(), [lost?.message])

  const keep = useEffectEvent(() => {
    if (!paused) onWindow(window)
  })
  useEffect(() => keep(), [window?.date, window?.time, paused])
  return null
}
