// Photos of a bag or an item as thumbnails; a press opens one in full.
import type { ClothesUnit } from '#contract/clothes/custody-units.ts'
import { useWords } from '#web/lib/words.ts'
import { orderClothes } from '#words/en/clothes/order-clothes.ts'

type UnitPhotosProps = { name: string; pictures: ClothesUnit['pictures'] }

/** Nothing for what nobody photographed. */
export function UnitPhotos({ name, pictures }: UnitPhotosProps) {
  const words = useWords(orderClothes)
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ _id, stage, imageUrl, thumbnailUrl }) => (
        <li key={_id}>
          <a href={imageUrl} target="_blank" rel="noreferrer" className="block">
            <img
              src={thumbnailUrl}
              alt={words.photo({ name, stage })}
              loading="lazy"
              className="size-16 rounded-md border border-line bg-sunk object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
