// Sticky bar at the foot of the wizard: the running total, and the Back and Next buttons.
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Paise, formatPaise } from '#domain/base/money.ts'
import type { Amounts } from '#domain/base/quantity.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { amounts } from '#words/en/base/amounts.ts'
import { newOrderScreen } from '#words/en/orders/new-order/new-order-screen.ts'
import type { Step } from './draft/draft-shape.ts'

/** The bar's height with some air, so that what has the focus is never scrolled under it. */
const KEPT_CLEAR = '7.5rem'

/** The room that a message takes at the foot of the window. */
const MESSAGE_PX = 180

type WizardBarProps = {
  step: Step
  /** Undefined while prices are still loading, and while what is chosen can't be ordered. */
  totalPaise: Paise | undefined
  /** What stands in its place while nobody can know it. */
  estimate: string | undefined
  /** What of the items the Laundry Club covers. */
  coveredPaise: Paise
  amounts: Amounts
  /** What is still missing on this step; the way on is closed while there is any. */
  missing: string | null
  onBack: () => void
  /** Something that must be seen first, above all else. */
  notice: ReactNode
  /** The button that leads on. */
  children: ReactNode
}

/** Total on the left, Previous and the next step's button on the right. */
export function WizardBar(props: WizardBarProps) {
  const {
    step,
    totalPaise,
    estimate,
    coveredPaise,
    amounts: much,
    missing,
    notice,
    onBack,
    children,
  } = props
  const words = useWords(newOrderScreen)
  const { text: amountText } = useWords(amounts)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = KEPT_CLEAR
    const element = bar.current!
    // Messages stand above it, but for where they have room below.
    const place = () => {
      const { top, bottom } = element.getBoundingClientRect()
      const isInTheWay = top < innerHeight && bottom > innerHeight - MESSAGE_PX
      const height = isInTheWay ? `${innerHeight - top}px` : '0px'
      if (style.getPropertyValue('--bar') !== height) style.setProperty('--bar', height)
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
      style.scrollPaddingBottom = ''
      style.removeProperty('--bar')
    }
  }, [])

  // It stays on a phone held sideways too, where other bars give way.
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-5 mt-6 border-t border-line bg-sheet/95 px-5 py-2 shadow-float sm:py-3 [@media(height<26rem)]:flex [@media(height<26rem)]:flex-wrap [@media(height<26rem)]:items-center [@media(height<26rem)]:gap-x-4 [@media(height<26rem)]:py-1 backdrop-blur-sm md:mx-0 md:rounded-t-cut md:border-x [@media(width>=40rem)]:sticky! [@media(width>=40rem)]:bottom-0!"
    >
      {/* On a low screen the bar must leave some of the step in sight. */}
      <div className="max-h-[40dvh] overflow-y-auto [@media(height<26rem)]:basis-full">
        {notice}
      </div>
      <p
        id="still-missing"
        className="mb-1.5 text-sm text-ink-soft empty:hidden [@media(height<26rem)]:mb-0"
      >
        {missing}
      </p>
      <div className="flex grow items-center gap-2.5 sm:gap-3">
        <p className="mr-auto leading-tight" aria-live="polite">
          <MarkedText text={words.total.name} parts={[totalName, screenReaderOnly]} />
          <strong translate="no" className="block font-display text-xl tabular-nums">
            {estimate ?? (totalPaise === undefined ? '…' : formatPaise(totalPaise))}
          </strong>
          {coveredPaise > 0 && (
            <span className="block text-sm text-success-text">
              {words.total.clubCovers({ amount: formatPaise(coveredPaise) })}
            </span>
          )}
          <span className="sr-only" hidden={estimate !== undefined}>
            {`, ${amountText(much)}`}
          </span>
        </p>
        {/* With large text they come under the total, both on one line. */}
        <div className="ml-auto flex items-center gap-2.5 sm:gap-3">
          <Button
            data-opens
            variant="secondary"
            disabled={step === 1}
            onClick={onBack}
            className="max-sm:px-4"
          >
            <ArrowLeft aria-hidden="true" size={18} />
            <span className="max-sm:sr-only">{words.previous}</span>
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}

function totalName(text: string) {
  return <span className="text-sm text-ink-soft">{text}</span>
}
