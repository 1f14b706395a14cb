// Notice of an unsent order that waits for the network, and its cancellation while that is safe.
import { unsentOrder } from '#words/en/base/offline.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

type UnsentOrderProps = {
  /** False once it has left the device without an answer: it may have arrived. */
  neverSent: boolean
  onTakeBack: () => void
}

export function UnsentOrderNotice({ neverSent, onTakeBack }: UnsentOrderProps) {
  const words = useWords(unsentOrder)
  return (
    <div
      role="alert"
      className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-wash px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-60 font-semibold">
        {neverSent ? words.waiting : words.unclear}
      </p>
      {neverSent && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onTakeBack()
            toast.success(words.notSent)
          }}
        >
          {words.dontSend}
        </Button>
      )}
    </div>
  )
}
