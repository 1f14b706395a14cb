// A garment's picture, or a drawing of its kind if it has none.
import clsx from 'clsx'
import { useState } from 'react'
import type { Garment as GarmentData } from '#contract/garments/garments.ts'
import type { GarmentCategory } from '#domain/garments/garments.ts'
import { type Cloth, DrawnGarment, type GarmentName } from '#web/illustrations/garments.tsx'

const DRAWINGS: Record<GarmentCategory, { name: GarmentName; cloth: Cloth }> = {
  shirts: { name: 'shirt', cloth: 'white' },
  suits: { name: 'trousers', cloth: 'night' },
  dresses: { name: 'saree', cloth: 'danger' },
  casual: { name: 'kurta', cloth: 'accent' },
  outerwear: { name: 'shirt', cloth: 'success' },
  sarees: { name: 'saree', cloth: 'primary' },
  kurtas: { name: 'kurta', cloth: 'primary' },
  salwars: { name: 'trousers', cloth: 'danger' },
  dhotis: { name: 'towel', cloth: 'white' },
  blouses: { name: 'shirt', cloth: 'accent' },
  trousers: { name: 'trousers', cloth: 'primary' },
  other: { name: 'sock', cloth: 'accent' },
}

type GarmentPictureProps = {
  garment: Pick<GarmentData, 'category' | 'imageUrl' | 'thumbnailUrl'>
  /** How wide it is drawn, for the browser to choose a size: `(width >= 64rem) 18rem, 50vw`. */
  sizes: string
  className?: string
}

/** Fills its box; decoration beside the garment's name, so hidden from screen readers. */
export function GarmentPicture({ garment, sizes, className }: GarmentPictureProps) {
  const { imageUrl, thumbnailUrl, category } = garment
  const [broken, setBroken] = useState<string | null>(null)
  const box = clsx('grid place-items-center overflow-hidden bg-sunk', className)
  if (imageUrl === null || thumbnailUrl === null || broken === imageUrl) {
    return (
      <div className={box}>
        <DrawnGarment {...DRAWINGS[category]} className="h-4/5 max-h-44 p-2" />
      </div>
    )
  }
  return (
    <div className={box}>
      <img
        alt=""
        src={thumbnailUrl}
        srcSet={`${thumbnailUrl} 480w, ${imageUrl} 1280w`}
        sizes={sizes}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(imageUrl)}
        className="size-full object-cover brightness-(--picture)"
      />
    </div>
  )
}
