// Garments that match the filter, or a note that none do.
import type { Garment } from '#contract/garments/garments.ts'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'
import { GarmentCard } from './garment-card.tsx'

type GarmentListProps = {
  garments: readonly Garment[]
  onClear: () => void
  /** The same with every drawing of the list, as what follows. */
  now: Date
  onEdit: (garment: Garment) => void
  onDelete: (garment: Garment) => void
  onHistory: (garment: Garment) => void
}

export function GarmentList({
  garments,
  now,
  onClear,
  onEdit,
  onDelete,
  onHistory,
}: GarmentListProps) {
  const { none, found } = useWords(garmentsScreen)
  if (garments.length === 0) {
    return (
      <Panel>
        <output className="sr-only">{none.announced}</output>
        <EmptyState
          title={none.title}
          illustration={<EmptyClothesline />}
          action={
            <Button variant="secondary" onClick={onClear}>
              {none.showAll}
            </Button>
          }
        >
          {none.text}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <output className="sr-only">{found({ count: garments.length })}</output>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {garments.map((garment) => (
          <GarmentCard
            key={garment._id}
            garment={garment}
            now={now}
            onEdit={onEdit}
            onDelete={onDelete}
            onHistory={onHistory}
          />
        ))}
      </ul>
    </>
  )
}
