// The four steps as labels pegged to a line: done, the current one, and those still to come.
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import { STEPS, type Step } from './draft/draft-shape.ts'

type StepLineProps = {
  step: Step
  /** Steps before the current one can be gone back to. */
  onGo: (step: Step) => void
}

/** Shows where the person is among the four steps. */
export function StepLine({ step, onGo }: StepLineProps) {
  const { steps: words } = useWords(newOrderScreen)
  return (
    <nav aria-label={words.label}>
      <ol className="relative grid grid-cols-4 before:absolute before:inset-x-0 before:top-2.5 before:h-[3px] before:rounded-full before:bg-rope before:content-[''] [@media(height<26rem)]:before:hidden">
        {STEPS.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className="relative grid justify-items-center"
          >
            <span
              aria-hidden="true"
              className="h-6 w-2 rounded-sm bg-peg shadow-lift [@media(height<26rem)]:hidden"
            />
            {each < step ? (
              <button
                type="button"
                onClick={() => onGo(each)}
                className={clsx(TAG, 'bg-success-wash text-success-text hover:brightness-95')}
              >
                <Check
                  aria-hidden="true"
                  size={14}
                  strokeWidth={3}
                  className="shrink-0 min-[17rem]:max-[22rem]:size-2.5"
                />
                <MarkedText text={words.done({ step: each })} parts={[screenReaderOnly]} />
              </button>
            ) : (
              <span
                className={clsx(
                  TAG,
                  each === step ? 'bg-primary text-on-primary' : 'bg-sunk text-ink-soft',
                )}
              >
                <MarkedText
                  text={words.ahead({ step: each, isNow: each === step })}
                  parts={[screenReaderOnly, shownWhereRoom, screenReaderOnly]}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function shownWhereRoom(number: string) {
  return <span className="max-[26rem]:sr-only">{number}</span>
}

const TAG =
  '-mt-1.5 [@media(height<26rem)]:mt-0 inline-flex min-h-11 items-center gap-0.5 rounded-md px-0.5 text-xs font-semibold min-[22rem]:px-1 min-[26rem]:gap-[0.4em] min-[26rem]:px-2 sm:gap-1.5 sm:px-4 sm:text-sm'
