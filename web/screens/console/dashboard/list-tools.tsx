// Tools beside the order list: saved views, density, columns, keys and recent activity.
import { History, Keyboard, Rows2, Rows4 } from 'lucide-react'
import { orderList } from '#words/en/orders/console/order-list.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ColumnsChoice, type ColumnsChoiceProps } from './columns-choice.tsx'
import type { Density } from './list-choices.ts'
import type { StaffFilter } from './use-staff-filter.ts'
import { ViewsMenu } from './views-menu.tsx'

type ListToolsProps = ColumnsChoiceProps & {
  filter: StaffFilter
  density: Density
  onDensity: (density: Density) => void
  onKeys: () => void
  onActivity: () => void
}

export function ListTools({
  filter,
  hidden,
  onHidden,
  density,
  onDensity,
  onKeys,
  onActivity,
}: ListToolsProps) {
  const words = useWords(orderList)
  const other = density === 'dense' ? 'comfortable' : 'dense'
  const Rows = other === 'dense' ? Rows4 : Rows2
  return (
    <>
      <ViewsMenu filter={filter} />
      <Button variant="quiet" size="sm" onClick={onActivity}>
        <History aria-hidden="true" size={18} />
        {words.activity}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        aria-label={words.densities[other]}
        title={words.densities[other]}
        className="min-w-11 px-2!"
        onClick={() => onDensity(other)}
      >
        <Rows aria-hidden="true" size={18} />
      </Button>
      <ColumnsChoice hidden={hidden} onHidden={onHidden} />
      <Button
        variant="quiet"
        size="sm"
        aria-keyshortcuts="?"
        aria-label={words.keys}
        title={words.keys}
        className="min-w-11 px-2! max-lg:hidden"
        onClick={onKeys}
      >
        <Keyboard aria-hidden="true" size={18} />
      </Button>
    </>
  )
}
