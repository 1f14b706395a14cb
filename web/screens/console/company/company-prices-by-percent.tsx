// Calculates a company's own prices by a percentage; they are saved with its other prices.
import { useState } from 'react'
import type { CompanyPricesChange } from '#contract/companies/companies.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { changePricesByPercent } from '#domain/catalogue/prices.ts'
import { PercentInput } from '#web/features/catalogue/price-change-fields.tsx'
import { parsePercent } from '#web/features/catalogue/parse-percent.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { companyScreen } from '#words/en/companies/companies-screen.ts'

type OwnByPercentProps = {
  /** As they stand in the form. */
  prices: CompanyPricesChange['prices']
  onChange: (prices: CompanyPricesChange['prices']) => void
}

export function CompanyPricesByPercent({ prices, onChange }: OwnByPercentProps) {
  const words = useWords(companyScreen)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [done, setDone] = useState(0)
  const { length: count } = prices
  const workOut = () => {
    const { percent, wrong: message } = parsePercent(typed)
    setWrong(message)
    if (percent === null) return
    onChange(prices.map((own) => ({ ...own, price: changed(own.price, percent) })))
    setTyped('')
    setDone(count)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <PercentInput
          optional
          className="max-w-md flex-[1_1_12rem]"
          label={words.ownByPercent}
          hint={words.ownByPercentHint({ count })}
          value={typed}
          error={wrong}
          onChange={setTyped}
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
  return toRupees(changePricesByPercent(before, percent).listPricePaise)
}
