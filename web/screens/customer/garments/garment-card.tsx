// One garment: picture, description, condition and last cleaning.
import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Garment } from '#contract/garments/garments.ts'
import { needsCleaning } from '#domain/garments/garments.ts'
import { garmentsScreen } from '#words/en/garments/garments-screen.ts'
import { garmentHistory } from '#words/en/garments/garment-history.ts'
import { garmentCategories, garmentConditions } from '#words/en/garments/garments.ts'
import { useWords } from '#web/lib/words.ts'
import { GarmentPicture } from '#web/features/garments/garment-picture.tsx'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'

const TONES: Record<Garment['condition'], Tone> = {
  excellent: 'success',
  good: 'primary',
  fair: 'plain',
  poor: 'danger',
}

/** The widths that the list's columns give it. */
const SIZES = '(width >= 64rem) 17rem, (width >= 48rem) 31vw, 46vw'

type GarmentCardProps = {
  garment: Garment
  now: Date
  onEdit: (garment: Garment) => void
  onDelete: (garment: Garment) => void
  onHistory: (garment: Garment) => void
}

/** The card as a list item; a press on it anywhere opens what Edit opens. One is drawn again only where it changed. */
export const GarmentCard = memo(function GarmentCard({
  garment,
  now,
  onEdit,
  onDelete,
  onHistory,
}: GarmentCardProps) {
  const categories = useWords(garmentCategories)
  const conditions = useWords(garmentConditions)
  const { card: words } = useWords(garmentsScreen)
  const history = useWords(garmentHistory)
  const facts = [categories[garment.category], garment.color, garment.material, garment.size]
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-cut border border-line bg-sheet shadow-lift hover:border-primary">
      <GarmentPicture garment={garment} sizes={SIZES} className="aspect-square" />
      <div className="flex grow flex-col gap-2 p-3.5 sm:p-4">
        <div>
          <h2 className="line-clamp-4 text-base leading-snug wrap-anywhere">{garment.name}</h2>
          <p className="line-clamp-4 text-sm wrap-anywhere text-ink-soft">
            {facts.filter(Boolean).join('\u00A0· ')}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5 *:whitespace-normal">
          <Badge tone={TONES[garment.condition]}>{conditions[garment.condition]}</Badge>
          {isDue(garment, now) && <Badge tone="accent">{words.needsCleaning}</Badge>}
        </p>
        <div>
          <Cleanings garment={garment} />
          {/* Above what Edit reaches over. */}
          <button
            type="button"
            onClick={() => onHistory(garment)}
            className={`${TEXT_LINK} relative z-10 inline-flex min-h-11 items-center text-sm`}
          >
            {history.open}
            <span className="sr-only"> {garment.name}</span>
          </button>
        </div>
        {garment.careInstructions && (
          <p className="line-clamp-4 text-sm wrap-anywhere">{garment.careInstructions}</p>
        )}
        <footer className="mt-auto flex gap-2 pt-1">
          {/* The button reaches over the card; unlike others it never moves, or what it covers would move with it. */}
          <button
            type="button"
            onClick={() => onEdit(garment)}
            className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-md border border-b-[3px] border-edge bg-sheet px-4 text-sm font-semibold max-[389px]:px-2 after:absolute after:inset-0 after:rounded-cut hover:bg-primary-wash"
          >
            <Pencil aria-hidden="true" size={16} className="max-[389px]:hidden" />
            {words.edit}
            <span className="sr-only"> {garment.name}</span>
          </button>
          <Button
            size="sm"
            variant="quiet"
            className="relative z-10 px-3"
            aria-label={words.delete({ name: garment.name })}
            onClick={() => onDelete(garment)}
          >
            <Trash2 aria-hidden="true" size={18} />
          </Button>
        </footer>
      </div>
    </li>
  )
})

function Cleanings({ garment: { cleanCount, lastCleaned } }: Pick<GarmentCardProps, 'garment'>) {
  const { card: words } = useWords(garmentsScreen)
  const time = useLaundryTime()
  if (lastCleaned === null) return <p className="text-sm text-ink-soft">{words.notCleaned}</p>
  return (
    <p className="text-sm text-ink-soft">
      {words.cleaned({ count: cleanCount })}
      <span className="block">{words.lastOn({ date: time.day(lastCleaned) })}</span>
    </p>
  )
}

function isDue({ lastCleaned }: Garment, now: Date): boolean {
  return needsCleaning(lastCleaned === null ? null : new Date(lastCleaned), now)
}
