// Picture field: choose a file or use the phone's camera, with a preview before sending.
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { garmentDialog } from '#words/en/garments/garment-dialogs.ts'
import { PhotoButtons } from '#web/features/pictures/photo-buttons.tsx'
import type { PictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field.tsx'
import type { Picture } from './picture.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'

type PictureFieldProps = {
  picture: Picture
  /** The picture that the garment has. */
  currentUrl: string | null
  disabled: boolean
  /** Gives `onChange` what is chosen. */
  choice: PictureChoice
  onChange: (picture: Picture) => void
}

/** A preview with the ways to another picture. */
export function PictureField({
  picture,
  currentUrl,
  disabled,
  choice,
  onChange,
}: PictureFieldProps) {
  const id = useId()
  const words = useWords(garmentDialog)
  const choosing = useWords(pictureChoice)
  const { choose, isReading, problem, forgetProblem } = choice
  const newUrl = useObjectUrl(picture.kind === 'new' ? picture.file : null)
  const shown = picture.kind === 'kept' ? currentUrl : newUrl

  return (
    <fieldset className="flex gap-4" disabled={disabled} aria-describedby={`${id}-problem`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {words.picture}
        <span className="font-normal text-ink-soft"> {choosing.optional}</span>
      </legend>
      <div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunk text-ink-soft sm:size-32">
        {shown === null ? (
          <ImagePlus aria-hidden="true" size={32} strokeWidth={1.5} />
        ) : (
          <img
            src={shown}
            alt={picture.kind === 'new' ? words.chosenPicture : words.currentPicture}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <PhotoButtons
            id={id}
            add={shown === null ? words.choosePicture : words.chooseAnother}
            disabled={disabled}
            onChoose={choose}
          />
          {shown !== null && (
            <Button
              size="sm"
              variant="quiet"
              disabled={disabled}
              onClick={() => {
                forgetProblem()
                onChange(currentUrl === null ? { kind: 'kept' } : { kind: 'removed' })
              }}
            >
              {words.removePicture}
            </Button>
          )}
        </div>
        <output className="text-sm text-ink-soft">
          {isReading ? choosing.reading : choosing.hint}
        </output>
        <FieldError id={`${id}-problem`} error={problem} />
      </div>
    </fieldset>
  )
}
