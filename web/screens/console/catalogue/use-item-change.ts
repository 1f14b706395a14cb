// State of an item's change: typed, compared with the saved one, saved or reverted.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf } from '#contract/base/call.ts'
import { type AdminItem, changeItem } from '#contract/settings/settings-catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { isOnlineAboveList, discountDrift } from '#domain/catalogue/prices.ts'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { toast } from '#web/ui/toast.tsx'
import {
  type Draft,
  itemDraftOf,
  itemFieldsOf,
  itemPricesOf,
  cacheItems,
} from './catalogue-state.ts'
import { type Wrong, findWrongItemField } from './item-inputs.tsx'

type Change = { draft: Draft; seen: AdminItem }

export function useItemChange(item: AdminItem) {
  const client = useQueryClient()
  // Nothing is typed as long as this is null: then the row follows what others save.
  const [change, setChange] = useState<Change | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const save = useAction(changeItem, {
    input: (body: InputOf<typeof changeItem>['body']) => ({ params: { itemId: item.id }, body }),
    onDone: (saved) => {
      cacheItems(client, [saved])
      setChange(null)
      setWrong(null)
    },
    onFailed: (error) => {
      const current = currentRecordOf<AdminItem>(error)
      if (current) {
        cacheItems(client, [current])
        setChange(null)
      }
      setWrong({
        field: 'name',
        message: current
          ? 'A colleague just changed this item, so your change was not saved. It shows the latest.'
          : error.message,
      })
    },
  })

  const before = change && itemPricesOf(change.seen)
  const after = change && itemPricesOf(itemFieldsOf(change.draft))
  const drift = before && after ? discountDrift(before, after) : null

  /** Saves what was typed; gives whether it can be saved. */
  const store = ({ draft, seen: { active, version } }: Change): boolean => {
    const body = { ...itemFieldsOf(draft), active, version }
    const found = findWrongItemField(changeItem.body, body)
    setWrong(found)
    if (found === null) save.send(body)
    return found === null
  }
  const moveBoth = () => {
    if (!change || !drift) return
    const draft = { ...change.draft, onlinePrice: String(toRupees(drift.movedPaise)) }
    const both = { ...change, draft }
    setChange(both)
    store(both)
  }
  const setActive = (active: boolean) => {
    const { name, listPrice, onlinePrice, version } = item
    const said = () =>
      toast.success(
        active ? `${name} is offered again` : `${name} is retired`,
        active ? undefined : 'Orders that have it keep it.',
      )
    // A failure is shown in its row.
    save.sendAsync({ name, listPrice, onlinePrice, active, version }).then(said, () => {})
  }
  return {
    draft: change?.draft ?? itemDraftOf(item),
    change,
    wrong,
    drift,
    /** A price alone can wait for its day; a name is changed at once. */
    canWait:
      change !== null && item.active && after !== null && change.draft.name === change.seen.name,
    /** Whether the online price may stay as it is. */
    canKeep: after !== null && !isOnlineAboveList(after),
    save,
    type: (draft: Draft) => setChange({ draft, seen: change?.seen ?? item }),
    takeBack: () => {
      setChange(null)
      setWrong(null)
    },
    store,
    moveBoth,
    setActive,
  }
}
