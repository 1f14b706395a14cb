// A customer's garments with their pictures.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { garmentCategories, garmentConditions } from '#words/en/garments/garments.ts'
import { useWords } from '#web/lib/words.ts'
import { GarmentPicture } from '#web/features/garments/garment-picture.tsx'
import { wardrobeQuery } from '#web/features/garments/garment-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'

/** A wardrobe can hold hundreds; few of them matter at a glance. */
const FIRST_SHOWN = 8

export function WardrobePanel({ userId }: { userId: string }) {
  const garments = useQuery(wardrobeQuery(userId))
  const categories = useWords(garmentCategories)
  const conditions = useWords(garmentConditions)
  const [whole, setWhole] = useState(false)
  const all = garments.data ?? []
  const shown = whole ? all : all.slice(0, FIRST_SHOWN)
  return (
    <Panel as="section" aria-labelledby="garments" className="grid grid-cols-1 gap-4">
      <h2 id="garments" className="text-xl">
        Garments
      </h2>
      {garments.isPending && <Skeleton className="h-40" />}
      {garments.isError && !garments.data && (
        <FailedQueryNotice what="The garments couldn’t be loaded." query={garments} />
      )}
      {garments.isSuccess && all.length === 0 && (
        <p className="text-ink-soft">None in the wardrobe.</p>
      )}
      {shown.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {shown.map((garment) => (
            <li key={garment._id} className="min-w-0 text-sm">
              <GarmentPicture
                garment={garment}
                sizes="(width >= 40rem) 10rem, 50vw"
                className="aspect-square w-full rounded-md border border-line"
              />
              <p className="mt-1.5 font-semibold wrap-anywhere">{garment.name}</p>
              <p className="text-ink-soft">
                {`${categories[garment.category]}, ${conditions[garment.condition].toLowerCase()}`}
              </p>
              {garment.notes && <p className="line-clamp-3 wrap-anywhere">{garment.notes}</p>}
            </li>
          ))}
        </ul>
      )}
      {shown.length < all.length && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${all.length}`}
          </Button>
        </div>
      )}
    </Panel>
  )
}
