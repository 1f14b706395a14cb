// Works out a company's own prices by percent; they are saved with the rest of its prices.
import { useState } from 'react'
import * as z from 'zod/mini'
import type { CompanyPricesChange } from '#contract/companies.ts'
import { percentChange } from '#contract/settings-catalogue.ts'
import { fromRupees, toRupees } from '#domain/money.ts'
import { changedByPercent } from '#domain/prices.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { companyScreen } from '#words/en/companies-screen.ts'

type OwnByPercentProps = {
  /** As they stand in the form. */
  prices: CompanyPricesChange['prices']
  onChange: (prices: CompanyPricesChange['prices']) => void
}

export function OwnByPercent({ prices, onChange }: OwnByPercentProps) {
  const words = useWords(companyScreen)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [done, setDone] = useState(0)
  const { length: count } = prices
  const workOut = () => {
    const checked = z.safeParse(percentChange, readTypedNumber(typed.replace('−', '-')))
    setWrong(checked.error?.issues[0]?.message)
    if (!checked.success) return
    onChange(prices.map((own) => ({ ...own, price: changed(own.price, checked.data) })))
    setTyped('')
    setDone(count)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <NumberInput
          decimal
          optional
          className="max-w-md flex-1"
          label={words.ownByPercent}
          hint={words.ownByPercentHint({ count })}
          value={typed}
          error={wrong}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button variant="secondary" disabled={typed.trim() === ''} onClick={workOut}>
          {words.changeOwn}
        </Button>
      </div>
      <output className="empty:hidden">{done > 0 && words.ownWorkedOut({ count: done })}</output>
    </div>
  )
}

function changed(rupees: number, percent: number): number {
  const before = { listPricePaise: fromRupees(rupees), onlinePricePaise: null }
  return toRupees(changedByPercent(before, percent).listPricePaise)
}
