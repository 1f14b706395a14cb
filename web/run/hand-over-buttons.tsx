// Buttons that hand over a stop's orders: one press for all of them, with one sum.
import { useState } from 'react'
import { formatPaise, fromRupees, sumPaise } from '#domain/base/money.ts'
import type { TakenByHand } from '#domain/orders/record/order-choices.ts'
import { changePaise } from '#domain/run-sheet/one-stop.ts'
import { useWords } from '#web/lib/words.ts'
import { numbersOf } from '#web/offline/deed-parts.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { LineField, Press } from './press.tsx'
import type { OrdersOfStop } from './run-with-deeds.ts'

type HandOverButtonsProps = {
  orders: OrdersOfStop
  isBusy: boolean
  /** Null where nothing was paid. */
  onDone: (method: TakenByHand | null) => void
}

/** What is due at a stop, for all its orders. */
export function sumDue(orders: OrdersOfStop): number {
  return sumPaise(orders.map(({ due }) => fromRupees(due)))
}

/** The way that was named at booking comes first. */
export function HandOverButtons({ orders, isBusy, onDone }: HandOverButtonsProps) {
  const words = useWords(ownRun)
  const duePaise = sumDue(orders)
  const payer = orders.find(({ due }) => due > 0)
  const ways =
    payer?.paymentMethod === 'upi' ? (['upi', 'cash'] as const) : (['cash', 'upi'] as const)
  const ofOrders = <span className="sr-only"> {numbersOf(orders)}</span>
  if (duePaise === 0)
    return (
      <Press isTall disabled={isBusy} onClick={() => onDone(null)}>
        {words.doneKinds.delivery}
        {ofOrders}
      </Press>
    )
  return (
    <>
      <Change duePaise={duePaise} />
      <fieldset disabled={isBusy} className="grid grid-cols-2 gap-2">
        <legend className="mb-1 font-semibold">{words.paidHow}</legend>
        {ways.map((method) => (
          <Press key={method} isTall onClick={() => onDone(method)}>
            {words[method]({ sum: formatPaise(duePaise) })}
            {ofOrders}
          </Press>
        ))}
        <Press look="secondary" className="col-span-2" onClick={() => onDone(null)}>
          {words.unpaid}
          {ofOrders}
        </Press>
      </fieldset>
    </>
  )
}

/** What to give back of the cash that a customer gives; it is written nowhere. */
function Change({ duePaise }: { duePaise: number }) {
  const words = useWords(ownRun)
  const [given, setGiven] = useState('')
  const givenPaise = Math.round(Number(given) * 100)
  const change = changePaise(givenPaise, duePaise)
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <LineField
        label={words.given}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={given}
        onChange={(event) => setGiven(event.target.value.replaceAll(/[^\d.]/g, ''))}
      />
      <output className="grid min-h-12 content-center font-bold">
        {givenPaise > 0 &&
          (change === null
            ? words.short({ sum: formatPaise(duePaise - givenPaise) })
            : words.change({ sum: formatPaise(change) }))}
      </output>
    </div>
  )
}
