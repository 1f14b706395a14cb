// This browser becomes a shared tablet: it is named, and locks.
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { registerTablet } from '#contract/people/tablets.ts'
import { tabletsPanel } from '#words/en/people/tablets.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { lockHere } from '#web/features/tablet/tablet-here.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

export function NewTablet() {
  const words = useWords(tabletsPanel)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.make}
      </Button>
      {isOpen && <NewTabletDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function NewTabletDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(tabletsPanel)
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const making = useAction(registerTablet, {
    input: () => ({ body: { name: name.trim() } }),
    onDone: async () => {
      onClose()
      await navigate('/admin', { replace: true })
      await lockHere()
    },
    failed: words.notMade,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() !== '') making.send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={making.isPending}
      title={words.makeTitle}
      description={words.makeMeans}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          label={words.name}
          placeholder={words.namePlaceholder}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isTried && name.trim() === '' ? words.nameNeeded : undefined}
        />
        <FormProblem problem={making.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={making.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={making.isPending}>
            {words.make}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
