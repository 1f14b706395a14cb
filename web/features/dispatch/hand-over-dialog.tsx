// Dialog that hands over a rider's run of a day.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handOverRun } from '#contract/run-sheet/rider-holdings.ts'
import type { Rider } from '#contract/run-sheet/run-sheet.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { runHandOver } from '#words/en/run-sheet/riders.ts'
import { HoldingsList, NextRiderFields } from './holdings.tsx'
import { type NextRider, riderHoldingsQuery, sendHandOver } from './rider-queries.ts'

type HandOverDialogProps = {
  /** Those with stops that aren't done, or with clothes; never empty. */
  riders: readonly Rider[]
  date: string
  onClose: () => void
}

export function HandOverDialog({ riders, date, onClose }: HandOverDialogProps) {
  const words = useWords(runHandOver)
  const [chosen, setChosen] = useState(riders.length === 1 ? riders[0]!._id : '')
  const [next, setNext] = useState<NextRider | null>(null)
  const rider = riders.find(({ _id }) => _id === chosen)
  const holdings = useQuery({
    ...riderHoldingsQuery(chosen, date),
    enabled: rider !== undefined,
  })
  const sending = useAction(handOverRun, {
    by: (given: NextRider) => sendHandOver(chosen, date, given),
    onDone: ({ stops }, { to }) => {
      toast.success(words.done({ count: stops, to: to?.name ?? null }))
      onClose()
    },
    failed: words.failed,
  })
  const held = holdings.data
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={words.title}
      description={words.about}
      action={sending}
      canSubmit={next !== null && held !== undefined && (held.stops > 0 || next.withClothes)}
      onSubmit={() => next && sending.send(next)}
      submitLabel={words.submit}
      busyLabel={words.busy}
    >
      <Select
        label={words.from}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value)
          setNext(null)
        }}
      >
        <option value="">{words.chooseFrom}</option>
        {riders.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      {rider && holdings.isPending && <SkeletonList rows={1} label={words.loading} />}
      {holdings.isError && !held && <FailedQueryNotice what={words.notLoaded} query={holdings} />}
      {rider && held && held.stops + held.orders === 0 && <p>{words.nothing(rider)}</p>}
      {rider && held && (
        <>
          <HoldingsList rider={rider} held={held} />
          <NextRiderFields
            rider={rider}
            held={held}
            next={next}
            onChange={setNext}
            emptyLabel={words.chooseTo}
            offersNobody
          />
        </>
      )}
    </FormDialog>
  )
}
