// Search box and sort order above the list of customers.
import { Search } from 'lucide-react'
import { CUSTOMER_SORTS, type CustomerSort } from '#contract/accounts/customers.ts'
import { customerSorts } from '#words/en/accounts/customers.ts'
import { useWords } from '#web/lib/words.ts'
import type { CustomerFilter } from '#web/features/customers/customer-queries.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { Select, SelectOptions } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

type CustomerFiltersProps = {
  filter: CustomerFilter
  onChange: (parts: Partial<CustomerFilter>) => void
}

/** Finds by name, email or phone. */
export function CustomerFilters({ filter, onChange }: CustomerFiltersProps) {
  const [text, setText] = useTypedSearch(filter.q, (q) => onChange({ q }))

  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextInput
        label="Search customers"
        hideLabel
        type="search"
        enterKeyHint="search"
        placeholder="Name, email or phone"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
      />
      <Select
        label="Sort customers"
        hideLabel
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.target.value as CustomerSort })}
      >
        <SelectOptions of={CUSTOMER_SORTS} labels={useWords(customerSorts)} />
      </Select>
    </search>
  )
}
