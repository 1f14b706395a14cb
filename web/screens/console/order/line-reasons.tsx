// Why there is more of an item, one by one: the customer is asked about each with its own reason.
import type { Row } from '#web/features/orders/changed-lines.ts'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { proposals } from '#words/en/proposals.ts'

type LineReasonsProps = {
  rows: readonly Row[]
  /** By the item's id; the reason of all stands for those that are left out. */
  reasons: Readonly<Record<string, string>>
  onChange: (reasons: Record<string, string>) => void
}

export function LineReasons({ rows, reasons, onChange }: LineReasonsProps) {
  const words = useWords(proposals)
  const more = rows.filter(({ quantity, ordered }) => quantity > ordered)
  return more.map(({ item }) => (
    <TextInput
      key={item.id}
      label={words.reasonOf({ item: item.name })}
      optional
      maxLength={300}
      value={reasons[item.id] ?? ''}
      onChange={({ target }) => onChange({ ...reasons, [item.id]: target.value })}
    />
  ))
}
