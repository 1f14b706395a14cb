// Empties the wizard after a confirmation.
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Loads when it is asked: most orders are placed without.
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#web/features/forms/confirm-dialog.tsx')).ConfirmDialog,
}))

/** The button and its question. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setAsking(true)}>
        Start over
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onConfirm()
            }}
            title="Start over?"
            confirmLabel="Start over"
          >
            Everything you chose for this order is cleared.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
