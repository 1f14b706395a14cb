// Dialog that records a thing found without a tag: description, place and photo.
import { useState } from 'react'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { type Problem } from '#web/features/forms/form-problem.tsx'
import { PictureInput } from '#web/features/pictures/picture-input.tsx'
import { useWords } from '#web/lib/words.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { lostAndFound } from '#words/en/clothes/lost-and-found.ts'

type KeepDialogProps = {
  busy: boolean
  problem: Problem | null
  onClose: () => void
  onKeep: (found: { what: string; where: string }, photos: readonly File[]) => void
}

export function AddFoundThingDialog({ busy, problem, onClose, onKeep }: KeepDialogProps) {
  const { things, saving } = useWords(lostAndFound)
  const [said, setSaid] = useState({ what: '', where: '' })
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [isTried, setTried] = useState(false)
  const lacks = (field: 'what' | 'where') => said[field].trim() === ''
  const submit = () => {
    setTried(true)
    if (!lacks('what') && !lacks('where')) onKeep(said, photos)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={things.title}
      description={things.about}
      action={{ isPending: busy, problem }}
      onSubmit={submit}
      cancelLabel={things.neverMind}
      submitLabel={things.keep}
      busyLabel={saving}
    >
      <TextInput
        label={things.what}
        hint={things.whatHint}
        maxLength={100}
        autoComplete="off"
        value={said.what}
        error={isTried && lacks('what') ? things.missing.what : undefined}
        onChange={({ target }) => setSaid({ ...said, what: target.value })}
      />
      <TextInput
        label={things.where}
        hint={things.whereHint}
        maxLength={200}
        autoComplete="off"
        value={said.where}
        error={isTried && lacks('where') ? things.missing.where : undefined}
        onChange={({ target }) => setSaid({ ...said, where: target.value })}
      />
      <PictureInput most={1} pictures={photos} onChange={setPhotos} />
    </FormDialog>
  )
}
