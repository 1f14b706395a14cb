// What goes with a completion: what was handed in, or who took it and what of it, a note and a photo.
import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import type { RunStop } from '#contract/run-sheet.ts'
import { PICTURE_TYPES } from '#domain/pictures.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet.ts'
import { pictureChoice } from '#words/en/picture-choice.ts'
import { runSheet } from '#words/en/run-sheet.ts'
import { usePictureChoice } from '#web/features/pictures/use-picture-choice.ts'
import { useOrderSize } from '#web/features/catalogue/catalogue-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { DONE_WORDS, DoneButtons } from './done-buttons.tsx'
import { type HandedInChoice, HandedInFields, handedInOf, isHandedIn } from './handed-in-fields.tsx'
import { type TakenChoice, TakenFields } from './taken-fields.tsx'
import { toHandOver } from './to-hand-over.ts'
import type { AtTheDoor } from './use-completions.ts'
import { useObjectUrl } from '#web/lib/object-url.ts'

type ProofDialogProps = {
  stop: RunStop
  onClose: () => void
  onDone: (door: AtTheDoor) => void
}

export function ProofDialog({ stop, onClose, onDone }: ProofDialogProps) {
  const id = useId()
  const [note, setNote] = useState('')
  const [handedIn, setHandedIn] = useState<HandedInChoice>({ bags: 0, weight: '', by: 'customer' })
  const { bags: most } = useOrderSize()
  const [photo, setPhoto] = useState<File | null>(null)
  const { choose, isReading, problem } = usePictureChoice(setPhoto)
  const shown = useObjectUrl(photo)
  const words = useWords(pictureChoice)
  const said = useWords(runSheet)
  const isPickup = stop.kind === 'pickup'
  const [taken, setTaken] = useState<TakenChoice>({ by: 'customer', name: '', kept: [] })
  const here = toHandOver(stop)
  const handsNothing = here.length > 0 && taken.kept.length === here.length
  const door = (): AtTheDoor => ({
    note: note.trim(),
    ...(isPickup && handedInOf(handedIn)),
    photo,
    ...(taken.by !== 'customer' && { takenBy: taken.by, takenName: taken.name.trim() }),
    ...(taken.kept.length > 0 && {
      units: here.map(({ number }) => number).filter((each) => !taken.kept.includes(each)),
    }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${DONE_WORDS[stop.kind]}: ${stop.name}`}
      description={isPickup ? said.aboutPickup : said.aboutDelivery}
    >
      <div className="grid gap-4">
        {isPickup && <HandedInFields value={handedIn} most={most} onChange={setHandedIn} />}
        {!isPickup && <TakenFields stop={stop} value={taken} onChange={setTaken} />}
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
            {isReading ? words.reading : photo ? 'Take another photo' : 'Take a photo'}
          </label>
          <FieldError id={`${id}-problem`} error={problem} />
          {shown && (
            <img
              src={shown}
              alt="What you photographed"
              className="max-h-56 rounded-md border border-line"
            />
          )}
        </div>
        <Textarea
          label="Note"
          optional
          rows={2}
          maxLength={STOP_NOTE_MAX_LENGTH}
          placeholder="Rang twice"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <fieldset
          disabled={isReading || handsNothing || (isPickup && !isHandedIn(handedIn, most))}
          className="contents"
        >
          <DoneButtons stop={stop} onDone={(collected) => onDone({ ...door(), collected })} />
        </fieldset>
      </div>
    </Dialog>
  )
}
