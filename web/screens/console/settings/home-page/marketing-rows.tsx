// Rows of a number and of a testimonial, each a line of inputs.
import { MARKETING_LIMITS } from '#domain/settings/marketing-limits.ts'
import type { MarketingNumber, Testimonial } from '#domain/settings/marketing.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { RemoveRow } from '../state/draft-list.tsx'

const STARS = [5, 4, 3, 2, 1] as const

type RowProps<T> = {
  /** In its list, from 0. */
  place: number
  problemOf: (field: keyof T) => string | undefined
  onChange: (changed: T) => void
  onRemove: () => void
}

export function MarketingNumberRow({
  place,
  number,
  problemOf,
  onChange,
  onRemove,
}: RowProps<MarketingNumber> & { number: MarketingNumber }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <TextInput
        label="Number"
        placeholder="300+"
        maxLength={MARKETING_LIMITS.valueLength}
        value={number.value}
        error={problemOf('value')}
        onChange={(event) => onChange({ ...number, value: event.target.value })}
      />
      <TextInput
        label="What it counts"
        placeholder="homes served"
        maxLength={MARKETING_LIMITS.labelLength}
        className="max-sm:col-span-2 max-sm:row-start-2"
        value={number.label}
        error={problemOf('label')}
        onChange={(event) => onChange({ ...number, label: event.target.value })}
      />
      <RemoveRow what={`number ${place + 1}`} onRemove={onRemove} />
    </li>
  )
}

export function MarketingTestimonialRow({
  place,
  testimonial,
  problemOf,
  onChange,
  onRemove,
}: RowProps<Testimonial> & { testimonial: Testimonial }) {
  const { name, plan, rating, comment } = testimonial
  const set = (fields: Partial<Testimonial>) => onChange({ ...testimonial, ...fields })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_auto]">
      <TextInput
        label="Name"
        maxLength={MARKETING_LIMITS.nameLength}
        value={name}
        error={problemOf('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextInput
        label="Club plan"
        optional
        maxLength={MARKETING_LIMITS.planLength}
        className="max-sm:col-span-2"
        value={plan}
        error={problemOf('plan')}
        onChange={(event) => set({ plan: event.target.value })}
      />
      <Select
        label="Stars"
        className="max-sm:col-span-2"
        value={rating}
        error={problemOf('rating')}
        onChange={(event) => set({ rating: Number(event.target.value) })}
      >
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {stars}
          </option>
        ))}
      </Select>
      <RemoveRow
        what={`testimonial ${place + 1}`}
        onRemove={onRemove}
        className="max-sm:col-start-2 max-sm:row-start-1"
      />
      <Textarea
        label="What they say"
        rows={2}
        maxLength={MARKETING_LIMITS.commentLength}
        className="col-span-full"
        value={comment}
        error={problemOf('comment')}
        onChange={(event) => set({ comment: event.target.value })}
      />
    </li>
  )
}
