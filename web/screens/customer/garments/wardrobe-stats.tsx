// The stats above the wardrobe.
import type { Garment } from '#contract/garments/garments.ts'
import { NEED_CLEANING_DAYS, wardrobeStats } from '#domain/garments/garments.ts'
import { useWords } from '#web/lib/words.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tiles.tsx'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'

type WardrobeStatsProps = { garments: readonly Garment[]; now: Date }

export function WardrobeStats({ garments, now }: WardrobeStatsProps) {
  const { stats: words } = useWords(garmentsScreen)
  const counted = wardrobeStats(garments.map(asCounted), now)
  return (
    <StatTiles>
      <StatTile name={words.total} value={counted.total} />
      <StatTile name={words.excellent} value={counted.excellent} />
      <StatTile
        name={words.needCleaning}
        value={counted.needCleaning}
        note={words.cleanedBefore({ days: NEED_CLEANING_DAYS })}
      />
      <StatTile name={words.cleans} value={counted.cleans} />
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
