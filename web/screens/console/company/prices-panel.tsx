// A company's prices: a percentage off list prices, and own prices for single items.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeCompanyPrices,
  type Company,
  type CompanyPricesChange,
} from '#contract/companies/companies.ts'
import {
  chargedPricePaise,
  SERVICES,
  type CatalogueItem,
  type ServiceId,
} from '#domain/catalogue/catalogue.ts'
import { formatPaise } from '#domain/base/money.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { NumberInput } from '#web/ui/fields/number-input.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { parseTypedNumber } from '#web/ui/fields/typed-number.ts'
import { companyScreen } from '#words/en/companies/companies-screen.ts'
import { CompanyPricesByPercent } from './company-prices-by-percent.tsx'
import { useCompanyForm } from './use-company-form.ts'

export function PricesPanel({ company }: { company: Company }) {
  const words = useWords(companyScreen)
  const items = useQuery(catalogueQuery).data?.items ?? []
  const [service, setService] = useState<ServiceId>('wash-fold')
  const { prices } = company
  // How often they were worked out by percent: the inputs then show what came of it.
  const [round, setRound] = useState(0)
  const { form, frame } = useCompanyForm<CompanyPricesChange>(
    changeCompanyPrices.body,
    company,
    ({ percentOff, prices, versions: { prices: version } }) => ({ percentOff, prices, version }),
    (body) => call(changeCompanyPrices, { params: { id: company._id }, body }),
  )
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const written = watch('prices')
  const setPrice = (itemId: string, text: string) => {
    const others = written.filter((each) => each.itemId !== itemId)
    const next =
      text.trim() === '' ? others : [...others, { itemId, price: parseTypedNumber(text) }]
    setValue('prices', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <SettingSection title={words.prices} intro={words.pricesIntro} {...frame}>
      {prices.length > 0 && (
        <CompanyPricesByPercent
          prices={written}
          onChange={(next) => {
            setValue('prices', next, { shouldDirty: true })
            setRound(round + 1)
          }}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <NumberInput
          label={words.percentOff}
          error={errors.percentOff?.message}
          {...register('percentOff', AS_NUMBER)}
        />
        <Select
          label={words.service}
          value={service}
          onChange={(event) => setService(event.target.value as ServiceId)}
        >
          {SERVICES.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
        {items
          .filter((item) => item.service === service)
          .map((item) => {
            const index = written.findIndex(({ itemId }) => itemId === item.id)
            return (
              <ItemPrice
                key={`${item.id} ${round} ${JSON.stringify(prices)}`}
                item={item}
                price={written[index]?.price}
                error={errors.prices?.[index]?.price?.message}
                onPrice={(text) => setPrice(item.id, text)}
              />
            )
          })}
      </div>
    </SettingSection>
  )
}

type ItemPriceProps = {
  item: CatalogueItem
  /** Undefined where it has none of its own. */
  price: number | undefined
  error: string | undefined
  onPrice: (text: string) => void
}

function ItemPrice({ item, price, error, onPrice }: ItemPriceProps) {
  const words = useWords(companyScreen)
  const [text, setText] = useState(price === undefined ? '' : String(price))
  return (
    <NumberInput
      label={words.itemPrice({ item: item.name })}
      hint={words.usual({ sum: formatPaise(chargedPricePaise(item)) })}
      optional
      decimal
      value={text}
      error={error}
      onChange={(event) => {
        setText(event.target.value)
        onPrice(event.target.value)
      }}
    />
  )
}
