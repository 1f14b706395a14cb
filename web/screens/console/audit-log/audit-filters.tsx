// Filters of the audit log: text, person, action, kind of record, and dates.
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { auditLogScreen } from '#words/en/audit/audit-log-screen.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/lib/words.ts'
import { useTypedSearch } from '#web/lib/typed-search.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type AuditFilter, filterChoices } from './audit-queries.ts'

type AuditFiltersProps = {
  filter: AuditFilter
  isFiltered: boolean
  onChange: (filter: Partial<AuditFilter>) => void
  onClear: () => void
}

export function AuditFilters({ filter, isFiltered, onChange, onClear }: AuditFiltersProps) {
  const words = useWords(auditLogScreen)
  const choices = useQuery(filterChoices).data
  const [text, setText] = useTypedSearch(filter.q, (q) => onChange({ q }))

  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-5">
        <TextInput
          label={words.search}
          hideLabel
          type="search"
          enterKeyHint="search"
          placeholder={words.searchHint}
          maxLength={100}
          className="col-span-2 lg:col-span-5"
          value={text}
          onChange={(event) => setText(event.target.value)}
          after={<Search aria-hidden="true" size={18} className="mr-4 text-ink-soft" />}
        />
        <Select
          label={words.who}
          value={filter.actor}
          onChange={(event) => onChange({ actor: event.target.value })}
        >
          <option value="">{words.everyone}</option>
          {choices?.people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={words.what}
          value={filter.action}
          onChange={(event) => onChange({ action: event.target.value })}
        >
          <option value="">{words.everything}</option>
          {choices?.actions.map((action) => (
            <option key={action} value={action}>
              {words.action(action)}
            </option>
          ))}
        </Select>
        <Select
          label={words.record}
          className="max-lg:col-span-2"
          value={filter.subjectType}
          onChange={(event) => onChange({ subjectType: event.target.value, subjectId: '' })}
        >
          <option value="">{words.allRecords}</option>
          {choices?.subjectTypes.map((type) => (
            <option key={type} value={type}>
              {words.kind(type)}
            </option>
          ))}
        </Select>
        <TextInput
          label={words.from}
          className="max-sm:col-span-2"
          type="date"
          max={filter.to || undefined}
          value={filter.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <TextInput
          label={words.until}
          className="max-sm:col-span-2"
          type="date"
          min={filter.from || undefined}
          value={filter.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
      {isFiltered && (
        <div className="flex flex-wrap items-center gap-3">
          {filter.subjectId && (
            <p className="text-sm text-ink-soft">{words.onlyOne(filter.subjectType)}</p>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {words.clearFilters}
          </Button>
        </div>
      )}
    </search>
  )
}
