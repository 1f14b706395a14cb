// The three inputs of an item, and their errors.
import * as z from 'zod/mini'
import type { AdminItem } from '#contract/settings/settings-catalogue.ts'
import { onlineDiscountPercent } from '#domain/catalogue/prices.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type Draft, itemFieldsOf, itemPricesOf } from './catalogue-state.ts'

export type Wrong = { field: keyof Draft; message: string }

/** The first thing that the server's own rules say against a body; null when they say nothing. */
export function findWrongItemField(schema: z.ZodMiniType, body: object): Wrong | null {
  const checked = z.safeParse(schema, body)
  const issue = checked.error?.issues[0]
  if (!issue) return null
  const named = issue.path[0]
  const field = named === 'listPrice' || named === 'onlinePrice' ? named : 'name'
  return { field, message: issue.message }
}

type ItemInputsProps = {
  draft: Draft
  unit: AdminItem['unit']
  wrong: Wrong | null
  onType: (draft: Draft) => void
  onEscape: () => void
}

const LABELS_ONCE = 'lg:[&>label]:sr-only'

export function ItemInputs({ draft, unit, wrong, onType, onEscape }: ItemInputsProps) {
  const input = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    error: wrong?.field === field ? wrong.message : undefined,
    autoComplete: 'off',
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Escape') onEscape()
    },
    onChange: (event: { target: { value: string } }) =>
      onType({ ...draft, [field]: event.target.value }),
  })
  const prices = itemPricesOf(itemFieldsOf(draft))
  const percent = prices && onlineDiscountPercent(prices)
  const discount = percent !== null && percent > 0 ? percent : null
  const price = { inputMode: 'decimal', maxLength: 12 } as const
  const after = unit === 'kg' && <span className="pr-3 text-sm text-ink-soft">a kg</span>
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1fr)_9rem_9rem]">
      <TextInput
        {...input('name')}
        label="Name"
        maxLength={60}
        className={`max-lg:col-span-2 ${LABELS_ONCE}`}
      />
      <TextInput
        {...input('listPrice')}
        {...price}
        label="List price, ₹"
        className={LABELS_ONCE}
        after={after}
      />
      <TextInput
        {...input('onlinePrice')}
        {...price}
        label="Online price, ₹"
        className={LABELS_ONCE}
        placeholder="list price"
        after={
          discount !== null && (
            <span className="pr-3 text-sm text-ink-soft tabular-nums">
              {`−${discount} %`}
              <span className="sr-only"> below the list price</span>
            </span>
          )
        }
      />
    </div>
  )
}
