// Dialog that shows how a slot's stops without a rider would be shared out.
import { useState } from 'react'
import type { BoardStop, StopMove } from '#contract/run-sheet/board.ts'
import type { NewStops } from '#contract/run-sheet/new-stops.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import type { StopGroup } from '#domain/run-sheet/run-sheet.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { runBoard } from '#words/en/run-sheet/board.ts'
import { slotName } from './board-column.tsx'
import { stopKey } from './board-columns.ts'
import { planShares, ridersOfDay, type RiderShare } from './share-plan.ts'

type ShareOutDialogProps = {
  /** Stops without a rider, of one slot. */
  group: StopGroup<BoardStop>
  /** All stops of the day to be made. */
  stops: readonly BoardStop[]
  /** Never empty. */
  riders: readonly Rider[]
  newStops: Pick<NewStops, 'areas' | 'planners'>
  isSending: boolean
  onShareOut: (moves: readonly StopMove[]) => void
  onClose: () => void
}

export function ShareOutDialog(props: ShareOutDialogProps) {
  const { group, stops, riders, isSending, onShareOut, onClose } = props
  const { areas, planners } = props.newStops
  const words = useWords(runBoard)
  const [chosen, setChosen] = useState(
    () => new Set(ridersOfDay(stops, riders, planners).map(({ _id }) => _id)),
  )
  const slot = slotName(group, words)
  const sameSlot = stops.filter(
    (stop) => stop.overdue === group.overdue && (group.overdue || stop.slot === group.slot),
  )
  const among = riders.filter(({ _id }) => chosen.has(_id))
  const { shares, moves } = planShares(group.left, sameSlot, among, areas)
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.shareTitle({ count: group.left.length, slot })}
      description={words.shareAbout}
      action={{ isPending: isSending }}
      canSubmit={moves.length > 0}
      onSubmit={() => onShareOut(moves)}
      submitLabel={words.shareSubmit({ count: moves.length })}
      busyLabel={words.shareBusy}
    >
      <fieldset>
        <legend className="mb-1 font-semibold">{words.shareAmong}</legend>
        <ul className="grid grid-cols-1 gap-2">
          {riders.map((rider) => (
            <li key={rider._id}>
              <Checkbox checked={chosen.has(rider._id)} onChange={() => toggle(rider._id)}>
                <span className="block font-medium wrap-anywhere">{rider.name}</span>
                <ShareText share={shares.find((share) => share.rider._id === rider._id)} />
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      {among.length === 0 && <p className="text-danger-text">{words.shareNone}</p>}
    </FormDialog>
  )
}

/** Nothing for a rider who isn't ticked. */
function ShareText({ share }: { share: RiderShare | undefined }) {
  const words = useWords(runBoard)
  if (!share) return null
  return (
    <span className="block text-sm text-ink-soft">
      {words.shareOf({ added: share.added.length, all: share.all })}
      {share.added.map((stop) => (
        <span key={stopKey(stop)} className="block truncate">
          {`${stop.name}, ${stop.address}`}
        </span>
      ))}
    </span>
  )
}
