// What is still here of an order that is over, and goes back to its customer as it is.
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'

export function GoesBack({ busy, onReturned }: { busy: boolean; onReturned: () => void }) {
  const words = useWords(clothesScreen)
  return (
    <Panel className="grid gap-3">
      <p>{words.goesBack}</p>
      <Button
        className="min-h-16 text-xl"
        busy={busy}
        busyLabel={words.receiving}
        onClick={onReturned}
      >
        {words.returnedToCustomer}
      </Button>
    </Panel>
  )
}
