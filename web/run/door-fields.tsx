// Fields at a door: photo, note, who took the clothes, and the fold for what most doors don’t need.
import { type ReactNode, useId } from 'react'
import { TAKERS, type Taker } from '#domain/clothes/custody.ts'
import { PICTURE_TYPES } from '#domain/base/pictures.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import { usePictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'
import { useWords } from '#web/lib/words.ts'
import { pictureChoice } from '#words/en/base/picture-choice.ts'
import { atTheDoor } from '#words/en/run-sheet/at-the-door.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import { Icon } from './icon.tsx'
import { Choices, LineField, Problem, pressLook } from './press.tsx'

type PhotoFieldProps = { photo: File | null; onPhoto: (photo: File) => void }

export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const id = useId()
  const words = useWords(pictureChoice)
  const { choose, isReading, problem } = usePictureChoice(onPhoto)
  const shown = useObjectUrl(photo)
  return (
    <div className="grid gap-2">
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES.join()}
        capture="environment"
        onChange={(event) => void choose(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${pressLook('secondary')} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary-text`}
      >
        <Icon of="camera" />
        {isReading ? words.reading : photo ? words.takeAnother : words.take}
      </label>
      <Problem>{problem}</Problem>
      {shown && <img src={shown} alt={words.shown} className="max-h-48 rounded-md" />}
    </div>
  )
}

type NoteFieldProps = {
  /** Where the note says something of its own. */
  label?: string
  note: string
  onNote: (note: string) => void
}

export function NoteField({ label, note, onNote }: NoteFieldProps) {
  const id = useId()
  const words = useWords(ownRun)
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label ?? words.note}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={STOP_NOTE_MAX_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        className="rounded-md border border-edge bg-sheet px-3 py-2"
      />
    </div>
  )
}

type TakerFieldsProps = {
  by: Taker
  onBy: (by: Taker) => void
  name: string
  onName: (name: string) => void
}

/** Who took the clothes, by name where it wasn't the customer. */
export function TakerFields({ by, onBy, name, onName }: TakerFieldsProps) {
  const door = useWords(atTheDoor)
  return (
    <>
      <Choices
        legend={door.taker}
        options={TAKERS.map((value) => ({ value, label: door.takers[value] }))}
        value={by}
        onChange={onBy}
      />
      {by !== 'customer' && (
        <LineField
          label={door.takerName}
          hint={door.takerNameHint}
          maxLength={80}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </>
  )
}

/** What most doors don't need. */
export function More({ hint, children }: { hint?: string | undefined; children: ReactNode }) {
  const words = useWords(ownRun)
  return (
    <details className="rounded-md border border-line px-3">
      <summary className="flex min-h-12 items-center font-semibold text-primary-text">
        {words.more}
      </summary>
      <div className="grid gap-3 pb-3">
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
        {children}
      </div>
    </details>
  )
}
