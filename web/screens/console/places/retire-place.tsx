// A rack, a machine or a van that is not used any more, asked for once more; while something is there it says what.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '#contract/clothes/places.ts'
import { problemOf } from '#web/features/forms/form-problem.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'
import { EVERYTHING_PLACED, putOutOfUse } from './places-queries.ts'

export function RetirePlace({ place }: { place: Place }) {
  const words = useWords(placesScreen)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const retiring = useMutation({
    networkMode: 'always',
    mutationFn: () => putOutOfUse(place.code),
    onSuccess: () => client.invalidateQueries(EVERYTHING_PLACED),
  })
  const ask = () => {
    retiring.reset()
    setIsAsked(true)
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={ask}>
        {words.retire}
        <span className="sr-only">{words.renameOf(place)}</span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => retiring.mutate()}
        title={words.retireTitle(place)}
        confirmLabel={words.retireNow}
        cancelLabel={words.cancel}
        action={{
          isPending: retiring.isPending,
          problem: problemOf(retiring.error, words.notSaved),
        }}
      >
        <p>{words.retireAbout}</p>
      </ConfirmDialog>
    </>
  )
}
