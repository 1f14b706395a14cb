// Search and category buttons above the garments.
import { Search } from 'lucide-react'
import type { GarmentCategory } from '#domain/garments/garments.ts'
import { garmentCategories } from '#words/en/garments/garments.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import type { WardrobeFilter } from './wardrobe-filter.ts'

/** So long after the last key the search is in force. */
const REST_MS = 150

type FilterBarProps = {
  filter: WardrobeFilter
  /** Those that can be chosen. */
  categories: readonly GarmentCategory[]
  onChange: (change: Partial<WardrobeFilter>) => void
}

/** Takes the filter in force and tells every change of it. */
export function FilterBar({ filter, categories, onChange }: FilterBarProps) {
  const labels = useWords(garmentCategories)
  const [typed, setTyped] = useTypedSearch(filter.q, (q) => onChange({ q }), REST_MS)

  return (
    <search className="grid items-end gap-4 lg:grid-cols-[minmax(0,24rem)_1fr]">
      <TextInput
        label="Search"
        type="search"
        placeholder="Name, category or color"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        after={<Search aria-hidden="true" size={20} className="mr-4 text-ink-soft" />}
      />
      <ToggleFilter
        label="Category"
        options={[
          { value: 'all', label: 'All' },
          ...categories.map((value) => ({ value, label: labels[value] })),
        ]}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
    </search>
  )
}
