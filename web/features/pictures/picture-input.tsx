// Pictures of a message: choosing or taking them, preview and removal.
import { Camera, X } from 'lucide-react'
import { useId } from 'react'
import { MOST_PICTURES_OF_MESSAGE } from '#domain/base/pictures.ts'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { pictureName } from './shrink-picture.ts'
import { FileButton } from './file-button.tsx'
import { PhotoButtons } from './photo-buttons.tsx'
import { usePictureChoice } from './use-picture-choice.ts'

type ChosenPicturesProps = {
  pictures: readonly File[]
  /** Gets what the list becomes. */
  onChange: (change: (pictures: readonly File[]) => readonly File[]) => void
  disabled?: boolean
  /** Without words, beside a line that is being written. */
  compact?: boolean
  /** How many are taken. */
  most?: number
}

export function PictureInput({
  pictures,
  onChange,
  disabled = false,
  compact = false,
  most = MOST_PICTURES_OF_MESSAGE,
}: ChosenPicturesProps) {
  const id = useId()
  const words = useWords(pictureChoice)
  const { choose, isReading, problem } = usePictureChoice((file) =>
    onChange((before) =>
      before.some((each) => pictureName(each) === pictureName(file))
        ? before
        : [...before, file].slice(0, most),
    ),
  )
  const isFull = pictures.length >= most
  const isOff = disabled || isReading || isFull
  return (
    <div className="grid gap-2" aria-describedby={`${id}-problem`}>
      {pictures.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
          {pictures.map((file, index) => (
            <Chosen
              key={pictureName(file)}
              file={file}
              name={words.nth(index + 1)}
              disabled={disabled}
              onRemove={() => onChange((before) => before.filter((each) => each !== file))}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {compact ? (
          <FileButton id={`${id}-file`} multiple disabled={isOff} onChange={choose}>
            <Camera aria-hidden="true" size={18} />
            <span className="sr-only">{words.add}</span>
          </FileButton>
        ) : (
          <PhotoButtons id={id} add={words.add} multiple disabled={isOff} onChoose={choose} />
        )}
        <output className="text-sm text-ink-soft empty:hidden">
          {isReading ? words.reading : isFull ? words.full(most) : compact ? '' : words.hint}
        </output>
      </div>
      <FieldError id={`${id}-problem`} error={problem} />
    </div>
  )
}

type ChosenProps = { file: File; name: string; disabled: boolean; onRemove: () => void }

function Chosen({ file, name, disabled, onRemove }: ChosenProps) {
  const words = useWords(pictureChoice)
  const url = useObjectUrl(file)
  return (
    <li className="relative size-20 overflow-hidden rounded-md border border-line bg-sunk">
      {url && <img src={url} alt={name} className="size-full object-cover" />}
      <button
        type="button"
        disabled={disabled}
        onClick={onRemove}
        className="absolute top-0 right-0 grid size-11 place-items-start justify-items-end p-1"
      >
        <span className="grid size-6 place-items-center rounded-full bg-sheet text-ink shadow-lift">
          <X aria-hidden="true" size={16} />
        </span>
        <span className="sr-only">{words.remove(name)}</span>
      </button>
    </li>
  )
}
