// Menu of riders to whom a stop can be moved.
import type { ReactNode } from 'react'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Menu, MenuButton } from '#web/ui/menu.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'

type MoveMenuProps = {
  trigger: ReactNode
  riders: readonly Rider[]
  current: Rider | null
  onChoose: (to: Rider | null) => void
}

/** Opens as it comes. */
export function MoveMenu({ trigger, riders, current, onChoose }: MoveMenuProps) {
  const words = useWords(runBoard)
  return (
    <Menu trigger={trigger} defaultOpen>
      {riders
        .filter(({ _id }) => _id !== current?._id)
        .map((rider) => (
          <MenuButton key={rider._id} onSelect={() => onChoose(rider)}>
            <span className="wrap-anywhere">{rider.name}</span>
          </MenuButton>
        ))}
      {current && <MenuButton onSelect={() => onChoose(null)}>{words.nobody}</MenuButton>}
    </Menu>
  )
}
