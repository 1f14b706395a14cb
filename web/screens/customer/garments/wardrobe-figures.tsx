// The four figures above the wardrobe.
import type { Garment } from '#contract/garments.ts'
import { NEED_CLEANING_DAYS, wardrobeFigures } from '#domain/garments.ts'
import { Figure, Figures } from '#web/ui/figures.tsx'

type WardrobeFiguresProps = { garments: readonly Garment[]; now: Date }

export function WardrobeFigures({ garments, now }: WardrobeFiguresProps) {
  const counted = wardrobeFigures(garments.map(asCounted), now)
  return (
    <Figures>
      <Figure name="Total Garments" value={counted.total} />
      <Figure name="Excellent Condition" value={counted.excellent} />
      <Figure
        name="Need Cleaning"
        value={counted.needCleaning}
        note={`Cleaned over ${NEED_CLEANING_DAYS} days ago`}
      />
      <Figure name="Total Cleans" value={counted.cleans} />
    </Figures>
  )
}

function asCounted({ condition, cleanCount, lastCleaned }: Garment) {
  return {
    condition,
    cleanCount,
    lastCleanedAt: lastCleaned === null ? null : new Date(lastCleaned),
  }
}
