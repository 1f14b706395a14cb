// Dialog that makes this browser a shared tablet: it gets a name, and locks.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { registerTablet } from '#contract/people/tablets.ts'
import { tabletsPanel } from '#words/en/people/tablets.ts'
import { FormDialog } from '#web/features/forms/form-dialog.tsx'
import { useAction } from '#web/features/forms/use-action.ts'
import { lockTablet } from '#web/features/tablet/tablet-here.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
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
      await lockTablet()
    },
    failed: words.notMade,
  })
  const submit = () => {
    setTried(true)
    if (name.trim() !== '') making.send()
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.makeTitle}
      description={words.makeMeans}
      action={making}
      onSubmit={submit}
      cancelLabel={words.cancel}
      submitLabel={words.make}
    >
      <TextInput
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isTried && name.trim() === '' ? words.nameNeeded : undefined}
      />
    </FormDialog>
  )
}
