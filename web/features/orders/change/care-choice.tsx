// Care preferences of a customer: starch, folding or hangers, fragrance, and a note.
import {
  CARE_NOTE_MAX_LENGTH,
  type CarePreferences,
  FINISHES,
  STARCHES,
} from '#domain/catalogue/care-preferences.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectOptions, Select } from '#web/ui/fields/select.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'

type CareChoiceProps = {
  value: CarePreferences
  onChange: (value: CarePreferences) => void
}

export function CareChoice({ value, onChange }: CareChoiceProps) {
  const words = useWords(carePreferences)
  return (
    <Panel as="section" aria-label={words.title} className="grid gap-4">
      <div>
        <h3 className="text-lg">{words.title}</h3>
        <p className="text-sm text-ink-soft">{words.hint}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.starchLabel}
          value={value.starch}
          onChange={({ target }) =>
            onChange({ ...value, starch: STARCHES[target.selectedIndex] ?? 'none' })
          }
        >
          <SelectOptions of={STARCHES} labels={words.starch} />
        </Select>
        <Select
          label={words.finishLabel}
          value={value.finish}
          onChange={({ target }) =>
            onChange({ ...value, finish: FINISHES[target.selectedIndex] ?? 'folded' })
          }
        >
          <SelectOptions of={FINISHES} labels={words.finish} />
        </Select>
      </div>
      <Checkbox
        checked={value.fragranceFree}
        onChange={({ target }) => onChange({ ...value, fragranceFree: target.checked })}
      >
        {words.fragranceFree}
      </Checkbox>
      <Textarea
        label={words.notesLabel}
        optional
        rows={2}
        maxLength={CARE_NOTE_MAX_LENGTH}
        placeholder={words.notesPlaceholder}
        value={value.notes ?? ''}
        onChange={({ target }) => onChange({ ...value, notes: target.value })}
      />
    </Panel>
  )
}
