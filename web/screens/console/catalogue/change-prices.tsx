// Changes prices of several items by percent: the items are chosen, and what they will cost is shown before it is saved.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type AdminItem, changePrices, type UpcomingPrice } from '#contract/settings-catalogue.ts'
import { planPrices } from '#contract/upcoming-prices.ts'
import { SERVICES } from '#domain/catalogue.ts'
import { toRupees } from '#domain/money.ts'
import { changedByPercent, pricesBefore, type ItemPrices } from '#domain/prices.ts'
import { addDays, calendarDateIn } from '#domain/time-zone.ts'
import { currentOf } from '#web/features/forms/current-of.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { changePrices as screenWords } from '#words/en/change-prices.ts'
import { pricesOf, putItems, putUpcoming } from './catalogue-state.ts'

type ChangePricesProps = {
  /** Those that are offered. */
  items: readonly AdminItem[]
  upcoming: readonly UpcomingPrice[]
  onClose: () => void
}

export function ChangePrices({ items, upcoming, onClose }: ChangePricesProps) {
  const words = useWords(screenWords)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  /** Empty for at once. */
  const [from, setFrom] = useState('')
  const time = useLaundryTime()
  const tomorrow = addDays(calendarDateIn(useNow(), time.zone), 1)
  const named = items.filter(({ id }) => chosen.has(id))
  const percent = typed.trim() === '' ? null : readTypedNumber(typed.replace('−', '-'))
  const checked =
    percent === null ? null : z.safeParse(changePrices.body, { items: named, percent })
  const wrong = checked?.error?.issues.find(({ path }) => path[0] === 'percent')?.message
  const changing =
    percent === null || wrong
      ? []
      : named.flatMap((item) => changeOf(item, percent, from, upcoming))

  const changeNow = async () => {
    const saved = await call(changePrices, {
      body: { items: named.map(({ id, version }) => ({ id, version })), percent: percent! },
    })
    putItems(client, saved)
    toast.success(words.saved(changing.length))
  }
  const plan = async () => {
    const planned = changing.map(({ item: { id, version }, after }) => ({
      id,
      version,
      ...inRupees(after),
    }))
    putUpcoming(client, await call(planPrices, { body: { from, items: planned } }))
    toast.success(words.planned(changing.length, time.date(from)))
  }
  const save = useMutation({
    mutationFn: from === '' ? changeNow : plan,
    onSuccess: onClose,
    // What somebody else has changed is shown as it is now, and what it will cost with it.
    onError: (error) => putItems(client, currentOf<AdminItem[]>(error) ?? []),
  })
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={words.title}
      description={words.about}
      locked={save.isPending}
      footer={
        <>
          <Button variant="quiet" disabled={save.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            disabled={changing.length === 0}
            busy={save.isPending}
            busyLabel={words.saving}
            onClick={() => save.mutate()}
          >
            {from === '' ? words.save(changing.length) : words.plan(changing.length)}
          </Button>
        </>
      }
    >
      <NumberInput
        decimal
        label={words.percent}
        hint={words.percentHint}
        className="max-w-56"
        value={typed}
        error={wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      <TextInput
        type="date"
        optional
        label={words.from}
        hint={words.fromHint}
        className="max-w-md [&_input]:max-w-56"
        min={tomorrow}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
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
      <section className="grid gap-2">
        <output className="font-semibold">{words.preview(changing.length)}</output>
        {changing.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys
          <ul className="max-h-56 overflow-y-auto rounded-md bg-sunk px-4 py-2" tabIndex={0}>
            {changing.map(({ item, before, after }) => (
              <li key={item.id} className="flex flex-wrap justify-between gap-x-4 py-1 text-sm">
                <span className="font-medium">{item.name}</span>
                <span className="tabular-nums">
                  {words.fromTo({ from: before.listPricePaise, to: after.listPricePaise })}
                  {before.onlinePricePaise !== null && after.onlinePricePaise !== null && (
                    <span className="ml-3 text-ink-soft">
                      {words.online}{' '}
                      {words.fromTo({ from: before.onlinePricePaise, to: after.onlinePricePaise })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <FormProblem problem={save.error && problemOf(save.error, words.failed)} />
    </Dialog>
  )
}

/** What becomes of an item on a day, empty for at once; nothing where its prices stay. */
function changeOf(
  item: AdminItem,
  percent: number,
  from: string,
  upcoming: readonly UpcomingPrice[],
): { item: AdminItem; before: ItemPrices; after: ItemPrices }[] {
  const today = pricesOf(item)
  if (today === null) return []
  const planned = upcoming
    .filter(({ itemId }) => itemId === item.id)
    .flatMap((each) => ({ ...pricesOf(each)!, from: each.from }))
  const before = pricesBefore(from, today, planned)
  const after = changedByPercent(before, percent)
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
