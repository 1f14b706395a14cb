// Small pencil beside an editable value.
import { Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** @param label what a press begins, such as "Reschedule pickup": read aloud, and shown under the pointer */
export function EditButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="w-11 shrink-0 px-0!"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" size={16} />
    </Button>
  )
}
