// Changes prices of several items by percent: the items are chosen, and what they will cost is shown before it is saved.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type AdminItem, changePrices } from '#contract/settings-catalogue.ts'
import { SERVICES } from '#domain/catalogue.ts'
import { changedByPercent, type ItemPrices } from '#domain/prices.ts'
import { currentOf } from '#web/features/forms/current-of.ts'
import { FormProblem, problemOf } from '#web/features/forms/form-problem.tsx'
import { call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readTypedNumber } from '#web/ui/typed-number.ts'
import { changePrices as screenWords } from '#words/en/change-prices.ts'
import { pricesOf, putItems } from './catalogue-state.ts'

type ChangePricesProps = {
  /** Those that are offered. */
  items: readonly AdminItem[]
  onClose: () => void
}

export function ChangePrices({ items, onClose }: ChangePricesProps) {
  const words = useWords(screenWords)
  const client = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const named = items.filter(({ id }) => chosen.has(id))
  const percent = typed.trim() === '' ? null : readTypedNumber(typed.replace('−', '-'))
  const checked =
    percent === null ? null : z.safeParse(changePrices.body, { items: named, percent })
  const wrong = checked?.error?.issues.find(({ path }) => path[0] === 'percent')?.message
  const changing = percent === null || wrong ? [] : named.flatMap((item) => changeOf(item, percent))

  const save = useMutation({
    mutationFn: () =>
      call(changePrices, {
        body: {
          items: named.map(({ id, version }) => ({ id, version })),
          percent: percent!,
        },
      }),
    onSuccess: (saved) => {
      putItems(client, saved)
      toast.success(words.saved(changing.length))
      onClose()
    },
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
            {words.save(changing.length)}
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

/** What becomes of an item; nothing where its prices stay. */
function changeOf(
  item: AdminItem,
  percent: number,
): { item: AdminItem; before: ItemPrices; after: ItemPrices }[] {
  const before = pricesOf(item)
  if (before === null) return []
  const after = changedByPercent(before, percent)
  const stays =
    before.listPricePaise === after.listPricePaise &&
    before.onlinePricePaise === after.onlinePricePaise
  return stays ? [] : [{ item, before, after }]
}
