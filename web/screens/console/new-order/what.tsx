// Content of an order that staff place: items of the price list, or an uncounted bag with its services.
import type { OrderingCompany } from '#contract/companies/own-company.ts'
import { SERVICES, type ServiceId } from '#domain/catalogue/catalogue.ts'
import type { Counts } from '#web/features/orders/basket.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import { ItemChoice } from './item-choice.tsx'

export type What = {
  counts: Counts
  /** Null where items are listed. */
  toBeCounted: readonly ServiceId[] | null
}

export const NOTHING: What = { counts: {}, toBeCounted: null }

/** What most bags are for. */
const USUAL: readonly ServiceId[] = ['wash-fold']

type WhatChoiceProps = {
  what: What
  /** At whose prices; nothing for everybody's. */
  company: OrderingCompany | null | undefined
  onChange: (what: What) => void
}

export function BagOrItemsChoice({ what, company, onChange }: WhatChoiceProps) {
  const words = useWords(counterScreen)
  const { counts, toBeCounted } = what
  const toggle = (id: ServiceId, isFor: boolean) =>
    onChange({
      counts,
      toBeCounted: SERVICES.map((service) => service.id).filter((each) =>
        each === id ? isFor : toBeCounted?.includes(each),
      ),
    })
  return (
    <div className="grid grid-cols-1 gap-5">
      <ToggleFilter
        label={words.what}
        options={[
          { value: 'listed', label: words.listed },
          { value: 'counted', label: words.toBeCounted },
        ]}
        value={toBeCounted === null ? 'listed' : 'counted'}
        onChange={(value) => onChange({ counts, toBeCounted: value === 'counted' ? USUAL : null })}
      />
      {toBeCounted === null ? (
        <ItemChoice
          counts={counts}
          company={company}
          onCount={(id, quantity) => onChange({ ...what, counts: { ...counts, [id]: quantity } })}
        />
      ) : (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">{words.isFor}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {SERVICES.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={toBeCounted.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
