// Buttons for a picture: the camera on touch devices, and a file.
import { Camera, ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { useWords } from '#web/lib/words.ts'
import { FileButton } from './file-button.tsx'
import type { PictureChoice } from './use-picture-choice.ts'

type PhotoButtonsProps = {
  /** The two inputs' ids begin with it. */
  id: string
  /** What the button for files says. */
  add: string
  /** Follows what each button says, such as what the picture is of. */
  of?: ReactNode
  multiple?: boolean
  disabled: boolean
  onChoose: PictureChoice['choose']
}

export function PhotoButtons({ id, add, of, multiple, disabled, onChoose }: PhotoButtonsProps) {
  const words = useWords(pictureChoice)
  return (
    <>
      <FileButton
        id={`${id}-camera`}
        capture="environment"
        disabled={disabled}
        onChange={onChoose}
        className="pointer-fine:hidden"
      >
        <Camera aria-hidden="true" size={18} />
        {words.take}
        {of}
      </FileButton>
      <FileButton id={`${id}-file`} multiple={multiple} disabled={disabled} onChange={onChoose}>
        <ImagePlus aria-hidden="true" size={18} />
        {add}
        {of}
      </FileButton>
    </>
  )
}
