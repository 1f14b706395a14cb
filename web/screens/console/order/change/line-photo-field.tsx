// Photo of a proposal's line: taken now, or chosen from the order's earlier photos.
import { Images, X } from 'lucide-react'
import { useId, useState } from 'react'
import { PhotoButtons } from '#web/features/pictures/photo-buttons.tsx'
import { usePictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import { photoOfLine } from '#words/en/clothes/photo-of-line.ts'
import type { LinePhoto } from './use-proposal.ts'

type TakenPhoto = { _id: string; thumbnailUrl: string; alt: string }

type LinePhotoFieldProps = {
  item: string
  photo: LinePhoto | null
  /** Those of the order's bags and items. */
  taken: readonly TakenPhoto[]
  onChange: (photo: LinePhoto | null) => void
}

export function LinePhotoField({ item, photo, taken, onChange }: LinePhotoFieldProps) {
  const id = useId()
  const words = useWords(photoOfLine)
  const [choosesTaken, setChoosesTaken] = useState(false)
  const { choose, isReading, problem, forgetProblem } = usePictureChoice(onChange)
  const use = (chosen: LinePhoto | null) => {
    forgetProblem()
    setChoosesTaken(false)
    onChange(chosen)
  }
  const ofItem = <span className="sr-only">{words.ofItem({ item })}</span>
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {photo !== null ? (
        <Chosen photo={photo} item={item} onRemove={() => use(null)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <PhotoButtons
            id={id}
            add={words.add}
            of={ofItem}
            disabled={isReading}
            onChoose={choose}
          />
          {taken.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={choosesTaken}
              onClick={() => setChoosesTaken(!choosesTaken)}
            >
              <Images aria-hidden="true" size={18} />
              {words.fromClothes({ count: taken.length })}
              {ofItem}
            </Button>
          )}
          <output className="text-sm text-ink-soft empty:hidden">
            {isReading && words.reading}
          </output>
        </div>
      )}
      {photo === null && choosesTaken && (
        <ul aria-label={words.choices} className="flex flex-wrap gap-2">
          {taken.map((each) => (
            <li key={each._id}>
              <button type="button" onClick={() => use(each)} className="block rounded-md">
                <img
                  src={each.thumbnailUrl}
                  alt={each.alt}
                  loading="lazy"
                  className="size-16 rounded-md border border-line bg-sunk object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldError id={`${id}-problem`} error={problem} />
    </div>
  )
}

type ChosenProps = { photo: LinePhoto; item: string; onRemove: () => void }

function Chosen({ photo, item, onRemove }: ChosenProps) {
  const words = useWords(photoOfLine)
  const onDevice = useObjectUrl(photo instanceof File ? photo : null)
  const url = photo instanceof File ? onDevice : photo.thumbnailUrl
  return (
    <div className="flex items-center gap-3">
      {url && (
        <img
          src={url}
          alt={words.chosen({ item })}
          className="size-16 rounded-md border border-line bg-sunk object-cover"
        />
      )}
      <Button variant="quiet" size="sm" onClick={onRemove}>
        <X aria-hidden="true" size={18} />
        {words.remove}
        <span className="sr-only">{words.ofItem({ item })}</span>
      </Button>
    </div>
  )
}
