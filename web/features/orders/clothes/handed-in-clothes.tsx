// Clothes handed in at the door or the counter, with the photo, compared with those counted in.
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import type { ClothesWords } from '#words/en/clothes/order-clothes.ts'
import type { Clothes } from '../record/clothes-query.ts'

type HandedInProps = { clothes: Clothes; said: ClothesWords }

export function HandedInClothes({ clothes: { handedIn, doorPhoto, units }, said }: HandedInProps) {
  const words = useWords(said).handedIn
  const time = useLaundryTime()
  if (handedIn === null) return null
  const kinds = units.map(({ kind }) => kind)
  return (
    <div className="grid gap-2">
      {handedIn.still ? (
        <div>
          <p className="text-lg font-semibold">{words.still(handedIn)}</p>
          <p className="text-sm text-ink-soft">{words.since({ at: time.dateTime(handedIn.at) })}</p>
        </div>
      ) : (
        <p>{words.before(handedIn)}</p>
      )}
      {doorPhoto && (
        <a href={doorPhoto.imageUrl} className="w-fit">
          <img
            src={doorPhoto.thumbnailUrl}
            alt={words.photo(handedIn)}
            loading="lazy"
            className="max-h-40 rounded-md border border-line"
          />
        </a>
      )}
      {handedIn.bagsDiffer && <p className={DIFFERS}>{words.bagsDiffer({ ...handedIn, kinds })}</p>}
      {handedIn.weightDiffers && (
        <p className={DIFFERS}>{words.weightDiffers[handedIn.weightDiffers](handedIn)}</p>
      )}
    </div>
  )
}

const DIFFERS = 'rounded-md bg-accent-wash px-4 py-3 text-accent-text'
