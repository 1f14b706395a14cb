// Column of the board: a rider's stops by slot, or those without a rider.
import clsx from 'clsx'
import { useId } from 'react'
import type { BoardStop } from '#contract/run-sheet/board.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { joinStops } from '#domain/run-sheet/one-stop.ts'
import type { StopGroup } from '#domain/run-sheet/run-sheet.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { newStops } from '#words/en/run-sheet/new-stops.ts'
import { type BoardColumn, stopKey } from './board-columns.ts'
import { BoardStopCard } from './board-stop.tsx'

type ColumnProps = {
  column: BoardColumn
  /** PIN codes of the rider's areas. */
  pins: readonly string[]
  riders: readonly Rider[]
  canMove: boolean
  onMove: (stop: BoardStop, to: Rider | null) => void
  /** Left out where these stops aren't shared out. */
  onShareOut?: ((group: StopGroup<BoardStop>) => void) | undefined
}

export function BoardColumnView(props: ColumnProps) {
  const { column, pins, riders, canMove, onMove, onShareOut } = props
  const { rider, groups, left, done } = column
  const words = useWords(runBoard)
  const ours = useWords(newStops)
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      data-column={rider?._id ?? ''}
      className="flex min-h-0 w-[calc(100vw-3.5rem)] min-w-0 shrink-0 snap-start flex-col rounded-cut border border-line bg-sunk data-over:border-primary data-over:bg-primary-wash sm:w-76"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2">
        <h2 id={id} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere">
          {rider?.name ?? words.nobody}
        </h2>
        <p
          className={clsx(
            'text-sm tabular-nums',
            rider === null && left > 0 ? 'font-semibold text-danger-text' : 'text-ink-soft',
          )}
        >
          {[words.left({ count: left }), ...(done > 0 ? [words.done({ count: done })] : [])].join(
            ', ',
          )}
        </p>
        {pins.length > 0 && (
          <p className="w-full text-sm wrap-anywhere text-ink-soft">{ours.area({ pins })}</p>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {groups.length === 0 && (
          <p className="px-1 py-2 text-sm text-ink-soft">
            {rider === null ? words.nobodyEmpty : words.riderEmpty}
          </p>
        )}
        {groups.map((group) => (
          <div key={`${group.overdue} ${group.slot}`} className="mb-3">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-1">
              <h3 className="text-sm font-semibold text-ink-soft">{slotName(group, words)}</h3>
              {onShareOut && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={words.shareOutOf({ slot: slotName(group, words) })}
                  onClick={() => onShareOut(group)}
                >
                  {words.shareOut}
                </Button>
              )}
            </div>
            <ul className="grid grid-cols-1 gap-2">
              {joinStops(group.left).map((orders) => (
                <BoardStopCard
                  key={stopKey(orders[0])}
                  orders={orders}
                  riders={riders}
                  canMove={canMove}
                  onMove={onMove}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A group's slot, in words. */
export function slotName(
  { slot, overdue }: Pick<StopGroup<BoardStop>, 'slot' | 'overdue'>,
  words: typeof runBoard,
): string {
  if (overdue) return words.overdue
  return slot ?? words.otherTimes
}
