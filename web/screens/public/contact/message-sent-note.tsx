// Confirmation of a sent message, in the form's place.
import { useEffect, useRef } from 'react'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { contactScreen } from '#words/en/help/contact-screen.ts'

const HUNG: readonly Hung[] = [
  { name: 'sock', cloth: 'danger', x: 60, scale: 0.9 },
  { name: 'shirt', cloth: 'primary', x: 150, scale: 0.9 },
  { name: 'towel', cloth: 'accent', x: 245, scale: 0.9 },
]

export function MessageSentNote({
  message,
  onAnother,
}: {
  message: string
  onAnother: () => void
}) {
  const words = useWords(contactScreen).form
  const note = useRef<HTMLOutputElement>(null)

  // The pressed button is gone; reading goes on here.
  useEffect(() => note.current?.focus(), [])

  return (
    <output
      ref={note}
      tabIndex={-1}
      className="grid animate-rise justify-items-center gap-5 py-10 text-center outline-none"
    >
      <Clothesline hung={HUNG} width={310} height={130} top={14} sag={16} className="max-w-80" />
      <p className="max-w-md font-display text-xl font-bold">{message}</p>
      <Button variant="secondary" onClick={onAnother}>
        {words.another}
      </Button>
    </output>
  )
}
