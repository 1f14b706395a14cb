// Map of the laundry: real tiles if the operator has set a map, otherwise a drawing.
import { Suspense, lazy } from 'react'
import type { Business } from '#web/lib/business.ts'
import { logProblem } from '#web/lib/log.ts'
import { SketchMap } from './sketch-map.tsx'

// The map library is large, and most laundries have no map set.
const TileMap = lazy(async () => {
  try {
    return { default: (await import('./tile-map.tsx')).TileMap }
  } catch (error) {
    logProblem('The map could not be loaded:', error)
    return { default: SketchMap }
  }
})

export function LaundryMap({ business }: { business: Business }) {
  return (
    <div className="mt-5 aspect-[4/3] overflow-hidden rounded-cut-lg bg-success-wash sm:aspect-[3/2]">
      {business.map ? (
        <Suspense fallback={<SketchMap />}>
          <TileMap map={business.map} name={business.name} address={business.address} />
        </Suspense>
      ) : (
        <SketchMap />
      )}
    </div>
  )
}
