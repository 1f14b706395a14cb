// Alarm about a machine that breaks a garment's care limit: staff take it out, or give a reason.
import { useMutation } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import type { PlacedUnit } from '#contract/clothes/places.ts'
import { careLimitAgainst } from '#domain/garments/garment-care.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { CareSigns } from '#web/features/garments/care-signs.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { moveToPlace, type RefusedMove } from './places-queries.ts'

type CareRefusalProps = {
  refused: RefusedMove
  onTakenOut: () => void
  onPut: (moved: PlacedUnit) => void
}

const REASON_MAX_LENGTH = 300

export function CareRefusal({ refused, onTakenOut, onPut }: CareRefusalProps) {
  const words = useWords(placesScreen)
  const form = useId()
  const [isSaying, setSaying] = useState(false)
  const [reason, setReason] = useState('')
  const { thing, place, said } = refused
  const limit = careLimitAgainst(said.process)
  const putting = useMutation({
    networkMode: 'always',
    mutationFn: () => moveToPlace({ thing, place, reason: reason.trim() }),
    onSuccess: onPut,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    putting.mutate()
  }
  return (
    <Dialog
      open
      size="md"
      onClose={onTakenOut}
      locked={putting.isPending}
      title={
        <span className="flex items-center gap-3 text-danger-text">
          <TriangleAlert aria-hidden="true" size={32} className="shrink-0" />
          <span className="wrap-anywhere">{words.notInto(said)}</span>
        </span>
      }
      footer={
        <>
          <Button
            variant={isSaying ? 'quiet' : 'primary'}
            className="min-h-14"
            disabled={putting.isPending}
            onClick={onTakenOut}
          >
            {words.takeOut(said)}
          </Button>
          {isSaying ? (
            <Button
              type="submit"
              form={form}
              className="min-h-14"
              busy={putting.isPending}
              busyLabel={words.adding}
              disabled={reason.trim() === ''}
            >
              {words.putAnyway}
            </Button>
          ) : (
            <Button variant="secondary" className="min-h-14" onClick={() => setSaying(true)}>
              {words.sayWhy}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3 rounded-md border-2 border-danger bg-danger-wash p-4">
        <p className="text-lg font-semibold wrap-anywhere text-danger-text">{refused.message}</p>
        <ul className="grid gap-2">
          {said.pieces.map(({ unit, name }) => (
            <li key={`${unit} ${name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {limit && <CareSigns never={[limit]} />}
            </li>
          ))}
        </ul>
      </div>
      {isSaying && (
        <form id={form} onSubmit={submit} className="grid gap-3">
          <Textarea
            label={words.why}
            hint={words.whyHint}
            value={reason}
            maxLength={REASON_MAX_LENGTH}
            autoFocus
            onChange={(event) => setReason(event.target.value)}
          />
          <FormProblem problem={putting.error && formProblemOf(putting.error, words.notSaved)} />
        </form>
      )}
    </Dialog>
  )
}
