// Plans a company's own prices from a later day: one item's, or all by a percentage, with a preview.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Company, plannedOwnPrice } from '#contract/companies/companies.ts'
import { planCompanyPrices } from '#contract/companies/upcoming-company-prices.ts'
import { type CatalogueItem, SERVICES } from '#domain/catalogue/catalogue.ts'
import { fromRupees, toRupees } from '#domain/base/money.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import {
  ChangedPricesTable,
  FromDayInput,
  PercentInput,
  useFirstPriceDay,
} from '#web/features/catalogue/price-change-fields.tsx'
import { parsePercent } from '#web/features/catalogue/parse-percent.ts'
import { cacheCompany } from '#web/features/companies/company-queries.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { toast } from '#web/ui/toast.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { upcomingCompanyPrices } from '#words/en/companies/upcoming-company-prices.ts'
import {
  scaleCompanyPrices,
  changeCompanyPrice,
  companyPricesBeforeDay,
} from './planned-changes.ts'

type PlanOwnPricesProps = {
  company: Company
  items: readonly CatalogueItem[]
  onClose: () => void
}

export function PlanCompanyPrices({ company, items, onClose }: PlanOwnPricesProps) {
  const words = useWords(upcomingCompanyPrices)
  const client = useQueryClient()
  const time = useLaundryTime()
  const tomorrow = useFirstPriceDay()
  const [from, setFrom] = useState(tomorrow)
  const [byPercent, setByPercent] = useState(false)
  const [itemId, setItemId] = useState(items[0]!.id)
  const [price, setPrice] = useState('')
  const [percent, setPercent] = useState('')
  const own = companyPricesBeforeDay(company, from)

  const typedPercent = parsePercent(percent)
  const typedPrice = readPrice(price)
  const changing = byPercent
    ? typedPercent.percent === null
      ? []
      : scaleCompanyPrices(own, items, typedPercent.percent)
    : typedPrice.wrong
      ? []
      : changeCompanyPrice(
          own,
          items.find(({ id }) => id === itemId),
          typedPrice.paise,
        )
  const plan = useAction(planCompanyPrices, {
    input: () => ({
      params: { id: company._id },
      body: {
        version: company.versions.prices,
        from,
        prices: changing.map(({ item, to }) => ({
          itemId: item.id,
          price: to === null ? null : toRupees(to),
        })),
      },
    }),
    onDone: (saved) => {
      cacheCompany(client, saved)
      toast.success(words.planned({ count: changing.length, date: time.date(from) }))
      onClose()
    },
    failed: words.failed,
  })

  return (
    <FormDialog
      onClose={onClose}
      size="md"
      title={words.dialogTitle}
      description={words.dialogAbout}
      action={plan}
      onPress={() => plan.send()}
      cancelLabel={words.cancel}
      submitLabel={words.plan(changing.length)}
      busyLabel={words.planning}
      canSubmit={changing.length > 0 && from >= tomorrow}
    >
      <FromDayInput value={from} onChange={setFrom} />
      {company.prices.length + company.upcomingPrices.length > 0 && (
        <OneOrAll byPercent={byPercent} onChange={setByPercent} />
      )}
      {byPercent ? (
        <PercentInput value={percent} error={typedPercent.wrong} onChange={setPercent} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <ItemSelect items={items} value={itemId} onChange={setItemId} />
          <NumberInput
            decimal
            optional
            label={words.price}
            hint={words.priceHint}
            value={price}
            error={typedPrice.wrong}
            onChange={({ target }) => setPrice(target.value)}
          />
        </div>
      )}
      <ChangedPricesTable
        title={words.preview(changing.length)}
        changing={changing.map(({ item, ...change }) => ({ item, change: words.change(change) }))}
      />
    </FormDialog>
  )
}

type OneOrAllProps = { byPercent: boolean; onChange: (byPercent: boolean) => void }

function OneOrAll({ byPercent, onChange }: OneOrAllProps) {
  const words = useWords(upcomingCompanyPrices)
  return (
    <RadioCards legend={words.what} className="sm:grid-cols-2">
      <RadioCard
        name="what"
        title={words.one}
        description={words.oneAbout}
        checked={!byPercent}
        onChange={() => onChange(false)}
      />
      <RadioCard
        name="what"
        title={words.all}
        description={words.allAbout}
        checked={byPercent}
        onChange={() => onChange(true)}
      />
    </RadioCards>
  )
}

type ItemSelectProps = {
  items: readonly CatalogueItem[]
  value: string
  onChange: (itemId: string) => void
}

function ItemSelect({ items, value, onChange }: ItemSelectProps) {
  const words = useWords(upcomingCompanyPrices)
  return (
    <Select label={words.item} value={value} onChange={({ target }) => onChange(target.value)}>
      {SERVICES.map(({ id, name }) => (
        <optgroup key={id} label={name}>
          {items
            .filter((item) => item.service === id)
            .map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  )
}

/** In paise, null for none of its own; or what is wrong with what was typed. */
function readPrice(text: string): { paise: number | null; wrong?: string | undefined } {
  if (text.trim() === '') return { paise: null }
  const checked = z.safeParse(plannedOwnPrice.shape.price, parseTypedNumber(text))
  if (!checked.success) return { paise: null, wrong: checked.error.issues[0]?.message }
  return { paise: checked.data === null ? null : fromRupees(checked.data) }
}
