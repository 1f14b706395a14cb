// Piece found after its order had left.
import type { FoundUnit } from '#contract/clothes/lost-and-found.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'
import { UnitHead } from './unit-head.tsx'

type FoundCardProps = {
  unit: FoundUnit
  busy: boolean
  onReturned: () => void
  onWrite: () => void
}

export function FoundUnitCard({ unit, busy, onReturned, onWrite }: FoundCardProps) {
  const words = useWords(lostAndFound)
  const { user } = useSession()
  return (
    <Panel as="li" className="grid gap-3">
      <UnitHead unit={unit} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={words.saving} onClick={onReturned}>
          {words.returnedToCustomer}
        </Button>
        {user?.permissions?.includes('customers') && (
          <Button variant="secondary" onClick={onWrite}>
            {words.write}
          </Button>
        )}
      </div>
    </Panel>
  )
}
