// Warning that a new list price changes the discount of an unchanged online price, with an offer to change both.
import { useEffect, useRef } from 'react'
import { formatPaise } from '#domain/base/money.ts'
import type { PriceDrift as Drift } from '#domain/catalogue/prices.ts'
import { Button } from '#web/ui/button.tsx'

type PriceDriftProps = {
  drift: Drift
  /** Saving was asked for, so the choice takes the focus. */
  asked: boolean
  busy: boolean
  onMove: () => void
  /** Undefined where the online price can't stay, as it would be above the list price. */
  onKeep: (() => void) | undefined
}

export function DiscountDriftNotice({ drift, asked, busy, onMove, onKeep }: PriceDriftProps) {
  const move = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) move.current?.querySelector('button')?.focus()
  }, [asked])
  const { fromPercent, toPercent, onlinePricePaise, movedPaise } = drift
  const now =
    onKeep === undefined
      ? 'above the list price'
      : `${toPercent} % below the list price, no longer ${fromPercent} %`
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-wash px-4 py-3 lg:col-span-full"
    >
      <p className="min-w-0 flex-1 basis-72">
        {`The online price of ${formatPaise(onlinePricePaise)} would be ${now}.`}
      </p>
      <div ref={move} className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} onClick={onMove}>
          {`Move both: ${formatPaise(movedPaise)} online, ${fromPercent} % below`}
        </Button>
        {onKeep && (
          <Button variant="secondary" size="sm" disabled={busy} onClick={onKeep}>
            {`Leave ${formatPaise(onlinePricePaise)} online`}
          </Button>
        )}
      </div>
    </div>
  )
}
