// Empties the wizard, after asking.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** The button and its question. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={asking}
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
    </>
  )
}
