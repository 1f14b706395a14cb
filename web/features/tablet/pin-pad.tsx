// Number pad of a PIN: the number of digits entered, and large keys.
import clsx from 'clsx'
import { Delete } from 'lucide-react'
import { lockScreen } from '#words/en/people/tablets.ts'
import { PIN_LENGTH } from '#domain/people/pin.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

const KEY = 'min-h-18 touch-manipulation'

type PinPadProps = {
  /** How many digits stand there. */
  typed: number
  isChecking: boolean
  onDigit: (digit: string) => void
  onErase: () => void
}

export function PinPad({ typed, isChecking, onDigit, onErase }: PinPadProps) {
  const words = useWords(lockScreen)
  const digit = (value: string) => (
    <Button
      key={value}
      variant="secondary"
      aria-label={words.digit({ digit: value })}
      className={KEY}
      onClick={() => onDigit(value)}
    >
      <span className="text-3xl tabular-nums">{value}</span>
    </Button>
  )
  return (
    <div className="grid gap-5">
      <div aria-hidden="true" className="flex justify-center gap-4">
        {Array.from({ length: PIN_LENGTH }, (_, place) => (
          <span
            key={place}
            className={clsx(
              'size-4 rounded-full border-2 border-primary',
              place < typed && 'bg-primary',
              isChecking && 'animate-pulse',
            )}
          />
        ))}
      </div>
      <output className="sr-only">{isChecking ? words.checking : words.digits({ typed })}</output>
      <div data-repeats className="grid grid-cols-3 gap-3">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
        <span />
        {digit('0')}
        <Button variant="quiet" aria-label={words.erase} className={KEY} onClick={onErase}>
          <Delete aria-hidden="true" size={28} />
        </Button>
      </div>
    </div>
  )
}
