// Details of a completion: the bags handed in, or the taker and pieces, a note and a photo.
import { useState } from 'react'
import type { RunStop } from '#contract/run-sheet/run-sheet.ts'
import { STOP_NOTE_MAX_LENGTH } from '#domain/run-sheet/run-sheet.ts'
import { runSheet } from '#words/en/run-sheet/run-sheet.ts'
import { useCatalogueSetting } from '#web/features/catalogue/catalogue-query.ts'
import { useWords } from '#web/lib/words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { DONE_WORDS, CompletionButtons } from './completion-buttons.tsx'
import { DoorPhotoField, useDoorPhoto } from './door-photo-field.tsx'
import {
  type HandedInChoice,
  HandedInFields,
  handedInToSend,
  isHandedInValid,
} from './handed-in-fields.tsx'
import { type TakenChoice, TakerFields } from './taker-fields.tsx'
import { unitsToHandOver } from './units-to-hand-over.ts'
import type { AtTheDoor } from './stop-of-orders.ts'

type ProofDialogProps = {
  stop: RunStop
  onClose: () => void
  onDone: (door: AtTheDoor) => void
}

export function ProofDialog({ stop, onClose, onDone }: ProofDialogProps) {
  const [note, setNote] = useState('')
  const [handedIn, setHandedIn] = useState<HandedInChoice>({ bags: 0, weight: '', by: 'customer' })
  const { bags: most } = useCatalogueSetting('limits')
  const photo = useDoorPhoto()
  const said = useWords(runSheet)
  const isPickup = stop.kind === 'pickup'
  const [taken, setTaken] = useState<TakenChoice>({ by: 'customer', name: '', kept: [] })
  const here = unitsToHandOver(stop)
  const handsNothing = here.length > 0 && taken.kept.length === here.length
  const door = (): AtTheDoor => ({
    note: note.trim(),
    ...(isPickup && handedInToSend(handedIn)),
    photo: photo.photo,
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
        {!isPickup && <TakerFields stop={stop} value={taken} onChange={setTaken} />}
        <DoorPhotoField door={photo} />
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
          disabled={
            photo.isReading || handsNothing || (isPickup && !isHandedInValid(handedIn, most))
          }
          className="contents"
        >
          <CompletionButtons stop={stop} onDone={(collected) => onDone({ ...door(), collected })} />
        </fieldset>
      </div>
    </Dialog>
  )
}
