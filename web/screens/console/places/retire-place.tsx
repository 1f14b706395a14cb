// Confirmation that retires a rack, machine or van; refused with a list while it holds pieces.
import { useState } from 'react'
import { type Place, retirePlace } from '#contract/clothes/places.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { placesScreen } from '#words/en/clothes/places-screen.ts'

export function RetirePlace({ place }: { place: Place }) {
  const words = useWords(placesScreen)
  const [isAsked, setIsAsked] = useState(false)
  const retiring = useAction(retirePlace, { networkMode: 'always', failed: words.notSaved })
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
        onConfirm={() => retiring.send({ params: { code: place.code } })}
        title={words.retireTitle(place)}
        confirmLabel={words.retireNow}
        cancelLabel={words.cancel}
        action={retiring}
      >
        <p>{words.retireAbout}</p>
      </ConfirmDialog>
    </>
  )
}
