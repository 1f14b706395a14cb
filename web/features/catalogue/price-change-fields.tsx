// Shared fields of price-change forms: the percentage, the first day, and the list of changes.
import type { ComponentProps, ReactNode } from 'react'
import { addDays, calendarDateIn } from '#domain/base/time-zone.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useNow } from '#web/lib/now.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { priceChanges } from '#words/en/catalogue/price-changes.ts'

/** The first day of the laundry from which prices can be planned. */
export function useFirstPriceDay(): string {
  const { zone } = useLaundryTime()
  return addDays(calendarDateIn(useNow(), zone), 1)
}

type FieldProps = Omit<
  Partial<ComponentProps<typeof TextInput>>,
  'type' | 'min' | 'value' | 'onChange'
> & {
  value: string
  onChange: (value: string) => void
}

/** A text field with every key, for the numbers of a phone's keypad have no minus. */
export function PercentInput({ onChange, ...input }: FieldProps) {
  const words = useWords(priceChanges)
  return (
    <TextInput
      label={words.percent}
      hint={words.percentHint}
      className="max-w-md [&_input]:max-w-56"
      maxLength={12}
      autoComplete="off"
      {...input}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** A day of the laundry, tomorrow or later. */
export function FromDayInput({ onChange, ...input }: FieldProps) {
  const words = useWords(priceChanges)
  const tomorrow = useFirstPriceDay()
  return (
    <TextInput
      label={words.day}
      className="max-w-56"
      {...input}
      type="date"
      min={tomorrow}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export type ChangedPrice = {
  item: { id: string; name: string }
  /** What it costs before, and then. */
  change: ReactNode
}

type ChangedPricesProps = {
  /** How many change. */
  title: string
  changing: readonly ChangedPrice[]
}

export function ChangedPricesTable({ title, changing }: ChangedPricesProps) {
  return (
    <section className="grid gap-2">
      <output className="font-semibold">{title}</output>
      {changing.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys
        <ul className="max-h-56 overflow-y-auto rounded-md bg-sunk px-4 py-2" tabIndex={0}>
          {changing.map(({ item, change }) => (
            <li key={item.id} className="flex flex-wrap justify-between gap-x-4 py-1 text-sm">
              <span className="font-medium">{item.name}</span>
              <span className="tabular-nums">{change}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
