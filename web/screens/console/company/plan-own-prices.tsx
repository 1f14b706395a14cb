// Plans a company's own prices from a day on: one item's, or all of them by percent; what changes is shown before.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Company, plannedOwnPrice } from '#contract/companies.ts'
import { percentChange } from '#contract/settings-catalogue.ts'
import { planCompanyPrices } from '#contract/upcoming-company-prices.ts'
import { type CatalogueItem, SERVICES } from '#domain/catalogue.ts'
import { fromRupees, toRupees } from '#domain/money.ts'
import { addDays, calendarDateIn } from '#domain/time-zone.ts'
import { companyById, putCompany } from '#web/features/companies/company-queries.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { upcomingCompanyPrices } from '#words/en/upcoming-company-prices.ts'
import { allByPercent, oneChange, ownBefore } from './planned-changes.ts'

type PlanOwnPricesProps = {
  company: Company
  items: readonly CatalogueItem[]
  onClose: () => void
}

export function PlanOwnPrices({ company, items, onClose }: PlanOwnPricesProps) {
  const words = useWords(upcomingCompanyPrices)
  const client = useQueryClient()
  const time = useLaundryTime()
  const tomorrow = addDays(calendarDateIn(useNow(), time.zone), 1)
  const [from, setFrom] = useState(tomorrow)
  const [byPercent, setByPercent] = useState(false)
  const [itemId, setItemId] = useState(items[0]!.id)
  const [price, setPrice] = useState('')
  const [percent, setPercent] = useState('')
  const own = ownBefore(company, from)

  const typed = byPercent ? readPercent(percent) : readPrice(price)
  const changing = byPercent
    ? typed.value === null
      ? []
      : allByPercent(own, items, typed.value)
    : typed.wrong
      ? []
      : oneChange(
          own,
          items.find(({ id }) => id === itemId),
          typed.value,
        )
  const plan = useMutation({
    mutationFn: () =>
      call(planCompanyPrices, {
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
    onSuccess: (saved) => {
      putCompany(client, saved)
      toast.success(words.planned({ count: changing.length, date: time.date(from) }))
      onClose()
    },
    // What somebody else has changed is shown as it is now, and what is planned with it.
    onError: () =>
      void client.invalidateQueries({ queryKey: companyById(company._id).queryKey, exact: true }),
  })

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={words.dialogTitle}
      description={words.dialogAbout}
      locked={plan.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={plan.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            disabled={changing.length === 0 || from < tomorrow}
            busy={plan.isPending}
            busyLabel={words.planning}
            onClick={() => plan.mutate()}
          >
            {words.plan(changing.length)}
          </Button>
        </>
      }
    >
      <TextInput
        type="date"
        label={words.day}
        className="max-w-56"
        min={tomorrow}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {company.prices.length + company.upcomingPrices.length > 0 && (
        <RadioCards legend={words.what} className="sm:grid-cols-2">
          <RadioCard
            name="what"
            title={words.one}
            description={words.oneAbout}
            checked={!byPercent}
            onChange={() => setByPercent(false)}
          />
          <RadioCard
            name="what"
            title={words.all}
            description={words.allAbout}
            checked={byPercent}
            onChange={() => setByPercent(true)}
          />
        </RadioCards>
      )}
      {byPercent ? (
        <NumberInput
          decimal
          label={words.percent}
          hint={words.percentHint}
          className="max-w-56"
          value={percent}
          error={typed.wrong}
          onChange={({ target }) => setPercent(target.value)}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <Select
            label={words.item}
            value={itemId}
            onChange={({ target }) => setItemId(target.value)}
          >
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
          <NumberInput
            decimal
            optional
            label={words.price}
            hint={words.priceHint}
            value={price}
            error={typed.wrong}
            onChange={({ target }) => setPrice(target.value)}
          />
        </div>
      )}
      <section className="grid gap-2">
        <output className="font-semibold">{words.preview(changing.length)}</output>
        {changing.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys
          <ul className="max-h-56 overflow-y-auto rounded-md bg-sunk px-4 py-2" tabIndex={0}>
            {changing.map(({ item, ...change }) => (
              <li key={item.id} className="flex flex-wrap justify-between gap-x-4 py-1 text-sm">
                <span className="font-medium">{item.name}</span>
                <span className="tabular-nums">{words.change(change)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <FormProblem problem={plan.error && problemOf(plan.error, words.failed)} />
    </Dialog>
  )
}

type Typed = { value: number | null; wrong?: string | undefined }

/** In paise; null for none of its own. */
function readPrice(text: string): Typed {
  if (text.trim() === '') return { value: null }
  const checked = z.safeParse(plannedOwnPrice.shape.price, readTypedNumber(text))
  if (!checked.success) return { value: null, wrong: checked.error.issues[0]?.message }
  return { value: checked.data === null ? null : fromRupees(checked.data) }
}

function readPercent(text: string): Typed {
  if (text.trim() === '') return { value: null }
  const checked = z.safeParse(percentChange, readTypedNumber(text.replace('−', '-')))
  return checked.success
    ? { value: checked.data }
    : { value: null, wrong: checked.error.issues[0]?.message }
}
