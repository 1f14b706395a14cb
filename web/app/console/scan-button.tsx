// Camera in the console's frame: a scan opens its result from any page.
import { ScanLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#web/lib/words.ts'
import { consoleFrame } from '#words/en/base/console-frame.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const ScanDialog = lazyPart(async () => ({
  default: (await import('#web/features/scan/scan-dialog.tsx')).ScanDialog,
}))

export function ScanButton() {
  const { scan } = useWords(consoleFrame)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={scan}
        title={scan}
        onClick={() => setOpen(true)}
        className="grid min-h-11 min-w-11 place-content-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink"
      >
        <ScanLine aria-hidden="true" size={20} />
      </button>
      {isOpen &&
        // Beside the frame's header, in which its own would stand.
        createPortal(
          <Suspense>
            <ScanDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
