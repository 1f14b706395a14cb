// Choice of the table's columns.
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { COLUMNS, type Column } from './list-choices.ts'

export type ColumnsChoiceProps = {
  hidden: readonly Column[]
  onHidden: (hidden: readonly Column[]) => void
}

export function ColumnsChoice({ hidden, onHidden }: ColumnsChoiceProps) {
  const words = useWords(orderList)
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label={words.columnsTitle}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.columnsTitle}
          title={words.columnsTitle}
          className="min-w-11 px-2! max-xl:hidden"
        >
          <Columns3 aria-hidden="true" size={18} />
        </Button>
      }
    >
      <fieldset className="grid px-5 py-3">
        <legend className="sr-only">{words.columnsTitle}</legend>
        {COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={!hidden.includes(column)}
            onChange={() =>
              onHidden(COLUMNS.filter((each) => hidden.includes(each) !== (each === column)))
            }
          >
            {words.columns[column]}
          </Checkbox>
        ))}
      </fieldset>
    </Popover>
  )
}
