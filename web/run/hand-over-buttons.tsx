// Buttons that hand over a stop's orders: one press for all of them, with one sum in cash, by UPI or in both.
import { type ReactNode, useState } from 'react'
import { formatPaise, type Paise } from '#domain/base/money.ts'
import { changePaise, likelyCashPaise } from '#domain/run-sheet/one-stop.ts'
import { useWords } from '#web/lib/words.ts'
import { numbersOf } from '#web/offline/deed-parts.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import type { PaidAtDoor } from './collected-of.ts'
import { LineField, Press, Problem } from './press.tsx'
import { type OrdersOfStop, sumDue } from './run-with-deeds.ts'

type HandOverButtonsProps = {
  orders: OrdersOfStop
  isBusy: boolean
  /** What is missing, said beside what was pressed. */
  problem: string | undefined
  /** Where less is given than is due. */
  whyLess: ReactNode
  onDone: (paid: PaidAtDoor) => void
}

const NOTHING: PaidAtDoor = { cashPaise: 0, upiPaise: 0 }

/** The way that was named at booking comes first. */
export function HandOverButtons({
  orders,
  isBusy,
  problem,
  whyLess,
  onDone,
}: HandOverButtonsProps) {
  const words = useWords(ownRun)
  const duePaise = sumDue(orders)
  const [given, setGiven] = useState('')
  const givenPaise = Math.round(Number(given) * 100) || 0
  const change = changePaise(givenPaise, duePaise)
  const payer = orders.find(({ due }) => due > 0)
  const ofOrders = <span className="sr-only"> {numbersOf(orders)}</span>
  if (duePaise === 0)
    return (
      <>
        <Problem>{problem}</Problem>
        <Press isTall disabled={isBusy} onClick={() => onDone(NOTHING)}>
          {words.doneKinds.delivery}
          {ofOrders}
        </Press>
      </>
    )
  const sum = formatPaise(duePaise)
  const whole = [
    { label: words.cash({ sum }), paid: { ...NOTHING, cashPaise: duePaise } },
    { label: words.upi({ sum }), paid: { ...NOTHING, upiPaise: duePaise } },
  ]
  if (payer?.paymentMethod === 'upi') whole.reverse()
  const restPaise = duePaise - givenPaise
  const cash = formatPaise(givenPaise)
  const rest = formatPaise(restPaise)
  const inParts = [
    {
      label: words.cashAndUpi({ cash, rest }),
      paid: { cashPaise: givenPaise, upiPaise: restPaise },
    },
    {
      label: words.less({ cash, rest }),
      paid: { ...NOTHING, cashPaise: givenPaise, isLess: true },
    },
  ]
  const isShort = givenPaise > 0 && change === null
  return (
    <>
      <CashGiven
        duePaise={duePaise}
        given={given}
        onGiven={setGiven}
        says={
          change !== null &&
          (change === 0 ? words.noChange : words.change({ sum: formatPaise(change) }))
        }
      />
      {isShort && whyLess}
      <Problem>{problem}</Problem>
      <fieldset disabled={isBusy} className="grid grid-cols-2 gap-2">
        <legend className="mb-1 font-semibold">{words.paidHow}</legend>
        {(isShort ? inParts : whole).map(({ label, paid }) => (
          <Press key={label} isTall onClick={() => onDone(paid)}>
            {label}
            {ofOrders}
          </Press>
        ))}
        {change !== null && change > 0 && (
          <Press
            look="secondary"
            className="col-span-2"
            onClick={() => onDone({ ...NOTHING, cashPaise: givenPaise })}
          >
            {words.keepChange({ cash })}
            {ofOrders}
          </Press>
        )}
        <Press look="secondary" className="col-span-2" onClick={() => onDone(NOTHING)}>
          {words.unpaid}
          {ofOrders}
        </Press>
      </fieldset>
    </>
  )
}

type CashGivenProps = {
  duePaise: Paise
  given: string
  onGiven: (given: string) => void
  /** What to give back. */
  says: string | false
}

function CashGiven({ duePaise, given, onGiven, says }: CashGivenProps) {
  const words = useWords(ownRun)
  return (
    <fieldset className="grid grid-cols-3 items-end gap-2">
      <legend className="mb-1 font-semibold">{words.gives}</legend>
      {likelyCashPaise(duePaise).map((paise) => {
        const isGiven = given === String(paise / 100)
        return (
          <Press
            key={paise}
            look="secondary"
            aria-pressed={isGiven}
            className="aria-pressed:border-primary-text aria-pressed:bg-primary-wash"
            onClick={() => onGiven(isGiven ? '' : String(paise / 100))}
          >
            {formatPaise(paise)}
          </Press>
        )
      })}
      <div className="col-span-3 grid grid-cols-2 items-end gap-2">
        <LineField
          label={words.given}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={given}
          onChange={(event) => onGiven(event.target.value.replaceAll(/[^\d.]/g, ''))}
        />
        <output className="grid min-h-12 content-center text-lg font-bold">{says}</output>
      </div>
    </fieldset>
  )
}
