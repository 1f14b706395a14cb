// Rider's photo at the door, for a completion or a failed visit.
import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { PICTURE_TYPES } from '#domain/base/pictures.ts'
import { usePictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { FieldError } from '#web/ui/fields/field.tsx'
import { pictureChoice } from '#words/en/base/picture-choice.ts'

/** The photo as it is to be sent, and what its field needs. */
export function useDoorPhoto() {
  const [photo, setPhoto] = useState<File | null>(null)
  return { photo, ...usePictureChoice(setPhoto) }
}

type DoorPhotoProps = {
  door: ReturnType<typeof useDoorPhoto>
  optional?: boolean
}

export function DoorPhotoField({
  door: { photo, choose, isReading, problem },
  optional,
}: DoorPhotoProps) {
  const id = useId()
  const words = useWords(pictureChoice)
  const shown = useObjectUrl(photo)
  return (
    <div className="grid gap-2">
      <input
        id={`${id}-photo`}
        type="file"
        accept={PICTURE_TYPES.join()}
        capture="environment"
        aria-describedby={`${id}-problem`}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={`${id}-photo`}
        className="inline-flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-md border border-b-[3px] border-edge bg-sheet px-4 font-semibold select-none peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary-text hover:bg-primary-wash"
      >
        <Camera aria-hidden="true" size={20} />
        {isReading ? words.reading : photo ? words.takeAnother : words.take}
        {optional && !isReading && !photo && (
          <span className="font-normal text-ink-soft">{words.optional}</span>
        )}
      </label>
      <FieldError id={`${id}-problem`} error={problem} />
      {shown && (
        <img src={shown} alt={words.shown} className="max-h-56 rounded-md border border-line" />
      )}
    </div>
  )
}
