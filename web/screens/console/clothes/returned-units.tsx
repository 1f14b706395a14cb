// Pieces of a finished order that are still here and go back to their customer unchanged.
import type { CustodyOrder } from '#contract/clothes/custody.ts'
import { isReturnedSeparately } from '#domain/clothes/goes-back.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import { sendReturnedReport } from './clothes-queries.ts'
import type { ClothesWork } from './use-clothes-work.ts'

/** Nothing where all has gone, or goes with the order. */
export function ReturnedUnits({ order, work }: { order: CustodyOrder; work: ClothesWork }) {
  const words = useWords(clothesScreen)
  const alone = order.units
    .filter((unit) => isReturnedSeparately(unit, order.status))
    .map(({ number }) => number)
  if (alone.length === 0) return null
  return (
    <Panel className="grid gap-3">
      <p>{words.goesBack}</p>
      <Button
        className="min-h-16 text-xl"
        busy={work.isPending}
        busyLabel={words.receiving}
        onClick={() => work.send(() => sendReturnedReport(order.orderId, alone))}
      >
        {words.returnedToCustomer}
      </Button>
    </Panel>
  )
}
