// A stop on the board: dragged with a mouse, or moved by a menu.
import clsx from 'clsx'
import { ArrowRightLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { BoardStop } from '#contract/run-sheet/board.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { clothesWithRider } from '#words/en/run-sheet/riders.ts'
import { stopKey } from './board-columns.ts'

const MoveMenu = lazyPart(async () => ({ default: (await import('./move-menu.tsx')).MoveMenu }))

type BoardStopProps = {
  /** All that are made with one ring. */
  orders: readonly [BoardStop, ...BoardStop[]]
  riders: readonly Rider[]
  /** False for those who see the run without planning it. */
  canMove: boolean
  /** @param stop its first order: the others go with it */
  onMove: (stop: BoardStop, to: Rider | null) => void
}

export function BoardStopCard({ orders, riders, canMove, onMove }: BoardStopProps) {
  const [stop] = orders
  const words = useWords(runBoard)
  const clothes = useWords(clothesWithRider)
  const { kind, name, address, pin } = stop
  const number = orders.map((order) => order.number).join(', ')
  const units = orders.reduce((count, order) => count + order.units, 0)
  const clothesWith = orders.find((order) => order.clothesWith)?.clothesWith
  return (
    <li
      aria-label={`${words[kind]} ${number}`}
      draggable={canMove}
      data-stop={stopKey(stop)}
      className={clsx(
        'grid grid-cols-1 gap-1 rounded-md border border-line bg-sheet px-3 py-2 shadow-lift data-dragged:opacity-50',
        canMove && 'sm:cursor-grab',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'pickup' ? 'primary' : 'accent'}>{words[kind]}</Badge>
        {orders.length > 1 && (
          <Badge tone="success">{words.orders({ count: orders.length })}</Badge>
        )}
        <span className="ml-auto text-sm wrap-anywhere text-ink-soft">{number}</span>
      </div>
      <p className="leading-tight font-semibold wrap-anywhere">{name}</p>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{address}</p>
      {clothesWith && (
        <p className="text-sm font-semibold text-danger-text">{clothes.still(clothesWith)}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-sm text-ink-soft tabular-nums">
          {units > 0 ? words.bags({ count: units }) : pin}
        </span>
        {canMove && <MoveButton stop={stop} number={number} riders={riders} onMove={onMove} />}
      </div>
    </li>
  )
}

type MoveButtonProps = Pick<BoardStopProps, 'riders' | 'onMove'> & {
  stop: BoardStop
  number: string
}

/** The menu's code comes with its first press. */
function MoveButton({ stop, number, riders, onMove }: MoveButtonProps) {
  const words = useWords(runBoard)
  const [isAsked, setAsked] = useState(false)
  const { name } = stop
  const button = (
    <button
      type="button"
      data-move={stopKey(stop)}
      aria-label={words.moveStop({ number, name })}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
      className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-primary-text hover:bg-primary-wash"
    >
      <ArrowRightLeft aria-hidden="true" size={16} className="shrink-0" />
      {words.moveTo}
    </button>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <MoveMenu
        trigger={button}
        riders={riders}
        current={stop.rider ?? null}
        onChoose={(to) => onMove(stop, to)}
      />
    </Suspense>
  )
}
