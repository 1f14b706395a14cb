// Dialog that changes prices of several items by a percentage, with a preview before saving.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdminItem,
  changePrices,
  type UpcomingPrice,
} from '#contract/settings/settings-catalogue.ts'
import { planPrices } from '#contract/catalogue/upcoming-prices.ts'
import { SERVICES } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import {
  changePricesByPercent,
  pricesBeforeDay,
  type ItemPrices,
} from '#domain/catalogue/prices.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import {
  ChangedPricesTable,
  FromDayInput,
  PercentInput,
} from '#web/features/catalogue/price-change-fields.tsx'
import { parsePercent } from '#web/features/catalogue/parse-percent.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { formProblemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changePrices as screenWords } from '#words/en/catalogue/change-prices.ts'
import { itemPricesOf, cacheItems, cacheUpcomingPrices } from './catalogue-state.ts'

type ChangePricesProps = {
  /** Those that are offered. */
  items: readonly AdminItem[]
  upcoming: readonly UpcomingPrice[]
  onClose: () => void
}

export function ChangePricesPanel({ items, upcoming, onClose }: ChangePricesProps) {
  const words = useWords(screenWords)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  /** Empty for at once. */
  const [from, setFrom] = useState('')
  const time = useLaundryTime()
  const named = items.filter(({ id }) => chosen.has(id))
  const { percent, wrong } = parsePercent(typed)
  const changing =
    percent === null ? [] : named.flatMap((item) => changeOf(item, percent, from, upcoming))

  const changeNow = async () => {
    const saved = await call(changePrices, {
      body: { items: named.map(({ id, version }) => ({ id, version })), percent: percent! },
    })
    cacheItems(client, saved)
    toast.success(words.saved(changing.length))
  }
  const plan = async () => {
    const planned = changing.map(({ item: { id, version }, after }) => ({
      id,
      version,
      ...inRupees(after),
    }))
    cacheUpcomingPrices(client, await call(planPrices, { body: { from, items: planned } }))
    toast.success(words.planned(changing.length, time.date(from)))
  }
  const save = useMutation({
    mutationFn: from === '' ? changeNow : plan,
    onSuccess: onClose,
    // What somebody else has changed is shown as it is now, and what it will cost with it.
    onError: (error) => cacheItems(client, currentRecordOf<AdminItem[]>(error) ?? []),
  })
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={words.title}
      description={words.about}
      action={{
        isPending: save.isPending,
        problem: save.error && formProblemOf(save.error, words.failed),
      }}
      onPress={() => save.mutate()}
      cancelLabel={words.cancel}
      submitLabel={from === '' ? words.save(changing.length) : words.plan(changing.length)}
      busyLabel={words.saving}
      canSubmit={changing.length !== 0}
    >
      <PercentInput value={typed} error={wrong} onChange={setTyped} />
      <FromDayInput
        optional
        label={words.from}
        hint={words.fromHint}
        className="max-w-md [&_input]:max-w-56"
        value={from}
        onChange={setFrom}
      />
      <ItemChoice items={items} chosen={chosen} onChange={setChosen} />
      <ChangedPricesTable
        title={words.preview(changing.length)}
        changing={changing.map(({ item, ...change }) => ({
          item,
          change: <BothPrices {...change} />,
        }))}
      />
    </FormDialog>
  )
}

type ItemChoiceProps = {
  items: readonly AdminItem[]
  /** Their ids. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** By service: all items, or each for itself. */
function ItemChoice({ items, chosen, onChange }: ItemChoiceProps) {
  const words = useWords(screenWords)
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.items}</legend>
      {SERVICES.map((service) => {
        const ofService = items.filter((item) => item.service === service.id)
        const ids = ofService.map(({ id }) => id)
        if (ids.length === 0) return null
        return (
          <details key={service.id} className="border-b border-line">
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">
              {service.name}
              <span className="ml-auto text-sm text-ink-soft tabular-nums">
                {`${ids.filter((id) => chosen.has(id)).length} / ${ids.length}`}
              </span>
            </summary>
            <Checkbox
              checked={ids.every((id) => chosen.has(id))}
              onChange={({ target }) => choose(ids, target.checked)}
            >
              {words.all(service.name)}
            </Checkbox>
            <div className="grid gap-x-4 pb-2 pl-6 sm:grid-cols-2">
              {ofService.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  checked={chosen.has(id)}
                  onChange={({ target }) => choose([id], target.checked)}
                >
                  {name}
                </Checkbox>
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}

function BothPrices({ before, after }: { before: ItemPrices; after: ItemPrices }) {
  const words = useWords(screenWords)
  return (
    <>
      {words.fromTo({ from: before.listPricePaise, to: after.listPricePaise })}
      {before.onlinePricePaise !== null && after.onlinePricePaise !== null && (
        <span className="ml-3 text-ink-soft">
          {words.online}{' '}
          {words.fromTo({ from: before.onlinePricePaise, to: after.onlinePricePaise })}
        </span>
      )}
    </>
  )
}

/** What becomes of an item on a day, empty for at once; nothing where its prices stay. */
function changeOf(
  item: AdminItem,
  percent: number,
  from: string,
  upcoming: readonly UpcomingPrice[],
): { item: AdminItem; before: ItemPrices; after: ItemPrices }[] {
  const today = itemPricesOf(item)
  if (today === null) return []
  const planned = upcoming
    .filter(({ itemId }) => itemId === item.id)
    .flatMap((each) => ({ ...itemPricesOf(each)!, from: each.from }))
  const before = pricesBeforeDay(from, today, planned)
  const after = changePricesByPercent(before, percent)
  const stays =
    before.listPricePaise === after.listPricePaise &&
    before.onlinePricePaise === after.onlinePricePaise
  return stays ? [] : [{ item, before, after }]
}

function inRupees({ listPricePaise, onlinePricePaise }: ItemPrices) {
  return {
    listPrice: toRupees(listPricePaise),
    onlinePrice: onlinePricePaise === null ? null : toRupees(onlinePricePaise),
  }
}
