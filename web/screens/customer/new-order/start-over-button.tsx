// Empties the wizard after a confirmation.
import { Suspense, useState } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'

// Loads when it is asked: most orders are placed without.
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#web/features/forms/confirm-dialog.tsx')).ConfirmDialog,
}))

/** The button and its question. */
export function StartOverButton({ onConfirm }: { onConfirm: () => void }) {
  const { startOver: words } = useWords(newOrderScreen)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="-mr-4" onClick={() => setAsking(true)}>
        {words.start}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onConfirm()
            }}
            title={words.title}
            confirmLabel={words.confirm}
          >
            {words.about}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
