// Moves a piece by two scans: its tag, then that of the rack, machine or van.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, PackageCheck } from 'lucide-react'
import { useState } from 'react'
import type { AgainstCare, PlacedUnit } from '#contract/clothes/places.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { findTag } from '#web/features/scan/find-tag.ts'
import { ScanField } from '#web/features/scan/scan-field.tsx'
import { ApiError } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { CareRefusal } from './care-refusal.tsx'
import {
  EVERYTHING_PLACED,
  moveToPlace,
  type RefusedMove,
  refusedMoveOf,
} from './places-queries.ts'

/** What was scanned and waits for its place. */
type InHand = Pick<PlacedUnit, 'number' | 'name' | 'kind' | 'unit' | 'what'> & { code: string }

export function MoveByScanPanel() {
  const words = useWords(placesScreen)
  const client = useQueryClient()
  const [inHand, setInHand] = useState<InHand | null>(null)
  const [moved, setMoved] = useState<PlacedUnit | null>(null)
  const [refused, setRefused] = useState<RefusedMove | null>(null)
  const [takenOut, setTakenOut] = useState<AgainstCare | null>(null)
  const setDown = async (unit: PlacedUnit) => {
    setInHand(null)
    setRefused(null)
    setTakenOut(null)
    setMoved(unit)
    await client.invalidateQueries(EVERYTHING_PLACED)
  }
  const scan = useMutation({
    networkMode: 'always',
    mutationFn: async (code: string) => {
      const found = await findTag(code)
      if (found.kind !== 'place') {
        setInHand(thingOf(found, words.nothingOn({ code: found.code })))
        setRefused(null)
        return
      }
      if (!inHand) throw new ApiError(422, 'unknown_tag', words.thingFirst(found.spot!))
      const move = { thing: inHand.code, place: found.code }
      const unit = await moveToPlace(move).catch((error: unknown) => {
        // The dialog stays as it is where the machine lies before the camera.
        const next = refusedMoveOf(error, move)
        setRefused((before) =>
          before?.thing === next?.thing && before?.place === next?.place ? before : next,
        )
        throw error
      })
      await setDown(unit)
    },
  })
  const isAgainstCare = scan.error instanceof ApiError && scan.error.code === 'against_care'
  return (
    <div className="grid grid-cols-1 gap-3">
      <ScanField
        busy={scan.isPending}
        label={inHand ? words.scanPlace : words.scanThing}
        hint={inHand ? words.scanPlaceHint : words.scanThingHint}
        onScan={scan.mutateAsync}
      />
      {takenOut && inHand && <TakenOut refused={takenOut} />}
      {inHand && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-edge bg-sunk px-4 py-3">
          <ArrowRight aria-hidden="true" className="shrink-0" />
          <p className="grow wrap-anywhere">
            <span className="block text-sm text-ink-soft">{words.inHand}</span>
            <span className="text-lg font-semibold">{words.thing(inHand)}</span> {words.of(inHand)}{' '}
            <span translate="no" className="whitespace-nowrap">
              {inHand.number}
            </span>
          </p>
          <Button variant="quiet" onClick={() => setInHand(null)}>
            {words.letGo}
          </Button>
        </div>
      )}
      <output className="block empty:hidden">
        {moved?.spot && !inHand && (
          <span className="flex items-center gap-4 rounded-md bg-success-wash px-4 py-3 text-lg font-semibold wrap-anywhere text-success-text">
            <PackageCheck aria-hidden="true" className="shrink-0" />
            <span>
              {words.thing(moved)} {words.of(moved)}{' '}
              <span translate="no" className="whitespace-nowrap">
                {moved.number}
              </span>{' '}
              {words.moved({ spot: moved.spot.name })}
            </span>
          </span>
        )}
      </output>
      {scan.isError && !isAgainstCare && (
        <FormProblem problem={formProblemOf(scan.error, words.notSaved)} />
      )}
      {refused && (
        <CareRefusal
          refused={refused}
          onTakenOut={() => {
            setTakenOut(refused.said)
            setRefused(null)
          }}
          onPut={(unit) => void setDown(unit)}
        />
      )}
    </div>
  )
}

/** What is to be scanned next, once it isn't put there. */
function TakenOut({ refused }: { refused: AgainstCare }) {
  const words = useWords(placesScreen)
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-accent-wash px-4 py-3 text-accent-text">
      <output className="block text-lg font-semibold wrap-anywhere">
        {words.takenOut(refused)}
      </output>
      {refused.isBag && (
        <TextLink to={`/admin/clothes/${refused.orderId}`}>{words.toItsClothes}</TextLink>
      )}
    </div>
  )
}

/** @throws ApiError for a tag that is on nothing, with what is said then */
function thingOf(
  { code, unit, order }: Awaited<ReturnType<typeof findTag>>,
  onNothing: string,
): InHand {
  const found = order?.units.find(({ number }) => number === unit)
  if (!order || !found) throw new ApiError(422, 'unknown_tag', onNothing)
  const { number, kind, name: what } = found
  return { code, number: order.number, name: order.name, kind, unit: number, what }
}
