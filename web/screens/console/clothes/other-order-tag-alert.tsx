// Alarm about another order's piece among this order's clothes.
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { clothesScreen } from '#words/en/clothes/clothes-screen.ts'
import type { Foreign } from './clothes-queries.ts'

type ForeignAlertProps = { foreign: Foreign; onClose: () => void }

export function OtherOrderTagAlert({ foreign, onClose }: ForeignAlertProps) {
  const words = useWords(clothesScreen)
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby="foreign-title"
      onCancel={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-danger p-6 text-on-danger"
    >
      <div className="grid h-full content-center justify-items-center gap-6 text-center">
        <TriangleAlert aria-hidden="true" size={96} />
        <h2 id="foreign-title" className="text-4xl md:text-6xl">
          {words.foreign}
        </h2>
        <p className="text-2xl font-semibold wrap-anywhere md:text-4xl">
          {words.foreignOf(foreign)}{' '}
          <span translate="no" className="whitespace-nowrap">
            {foreign.number}
          </span>
        </p>
        {foreign.spot !== null && (
          <p className="text-2xl wrap-anywhere">{words.foreignSpot({ spot: foreign.spot })}</p>
        )}
        <div className="flex flex-wrap justify-center gap-4">
          <Button variant="secondary" className="min-h-16 text-xl" onClick={onClose}>
            {words.putAside}
          </Button>
          <LinkButton
            variant="secondary"
            className="min-h-16 text-xl"
            to={`/admin/clothes/${foreign.orderId}`}
          >
            {words.openForeign}
          </LinkButton>
        </div>
      </div>
    </dialog>
  )
}
