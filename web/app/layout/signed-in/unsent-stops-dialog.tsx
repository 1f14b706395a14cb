// Dialog for a driver who logs out with unsent stops: send them first, or leave them here until the next login.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from '#web/lib/words.ts'
import { unsentDialog } from '#words/en/run-sheet/unsent-dialog.ts'

type UnsentDialogProps = {
  /** How many stops wait on this device. */
  count: number
  onClose: () => void
  /** Logs out, while they stay on the device; says so where that fails. */
  onLeave: () => Promise<void>
}

/** The open question; the run sheet sends what waits as soon as it is shown. */
export function UnsentStopsDialog({ count, onClose, onLeave }: UnsentDialogProps) {
  const words = useWords(unsentDialog)
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await onLeave()
    onClose()
  }
  const stay = () => {
    onClose()
    void navigate('/admin/today')
  }
  // Beside the page: the menu that asks stands in its header, where no other header may be.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={words.title({ count })}
      locked={leaving}
      footer={
        <>
          <Button variant="secondary" busy={leaving} onClick={() => void leave()}>
            {words.logOut}
          </Button>
          <Button disabled={leaving} onClick={stay}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text({ count })}</p>
    </Dialog>,
    document.body,
  )
}
