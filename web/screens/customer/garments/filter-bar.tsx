// Search and category buttons above the garments.
import { Search } from 'lucide-react'
import type { GarmentCategory } from '#domain/garments/garments.ts'
import { garmentCategories } from '#words/en/garments/garments.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'
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
  const { filter: words } = useWords(garmentsScreen)
  const labels = useWords(garmentCategories)
  const [typed, setTyped] = useTypedSearch(filter.q, (q) => onChange({ q }), REST_MS)

  return (
    <search className="grid items-end gap-4 lg:grid-cols-[minmax(0,24rem)_1fr]">
      <TextInput
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        after={<Search aria-hidden="true" size={20} className="mr-4 text-ink-soft" />}
      />
      <ToggleFilter
        label={words.category}
        options={[
          { value: 'all', label: words.all },
          ...categories.map((value) => ({ value, label: labels[value] })),
        ]}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
    </search>
  )
}
