// Button that adds a rider by number, and shows their code.
import { useState } from 'react'
import type { RiderWithCode } from '#contract/people/riders.ts'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { AddRiderDialog } from './add-rider-dialog.tsx'
import { RiderCodeDialog } from './rider-code-dialog.tsx'

export function AddRiderButton() {
  const words = useWords(riderCodes)
  const [open, setOpen] = useState<'form' | RiderWithCode | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('form')}>
        {words.addRider}
      </Button>
      {open === 'form' && <AddRiderDialog onClose={close} onAdded={setOpen} />}
      {open !== null && open !== 'form' && <RiderCodeDialog made={open} onClose={close} />}
    </>
  )
}
