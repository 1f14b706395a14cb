// The stats above the wardrobe.
import type { Garment } from '#contract/garments/garments.ts'
import { NEED_CLEANING_DAYS, wardrobeStats } from '#domain/garments/garments.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tiles.tsx'

type WardrobeStatsProps = { garments: readonly Garment[]; now: Date }

export function WardrobeStats({ garments, now }: WardrobeStatsProps) {
  const counted = wardrobeStats(garments.map(asCounted), now)
  return (
    <StatTiles>
      <StatTile name="Total Garments" value={counted.total} />
      <StatTile name="Excellent Condition" value={counted.excellent} />
      <StatTile
        name="Need Cleaning"
        value={counted.needCleaning}
        note={`Cleaned over ${NEED_CLEANING_DAYS} days ago`}
      />
      <StatTile name="Total Cleans" value={counted.cleans} />
    </StatTiles>
  )
}

function asCounted({ condition, cleanCount, lastCleaned }: Garment) {
  return {
    condition,
    cleanCount,
    lastCleanedAt: lastCleaned === null ? null : new Date(lastCleaned),
  }
}
