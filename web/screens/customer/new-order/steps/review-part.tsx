/** One part of the review: its title, the way to change it, and its facts. */
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'

type ReviewPartProps = {
  title: string
  onChange: () => void
  className?: string
  children: ReactNode
}

export function ReviewPart({ title, onChange, className, children }: ReviewPartProps) {
  const { review: words } = useWords(orderSteps)
  return (
    <Panel as="section" aria-label={title} className={className}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <button
          type="button"
          onClick={onChange}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-primary-text hover:bg-primary-wash"
        >
          <Pencil aria-hidden="true" size={16} />
          <MarkedText text={words.change({ part: title })} parts={[screenReaderOnly]} />
        </button>
      </div>
      {children}
    </Panel>
  )
}

export function ReviewFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3">{children}</dl>
}

export function ReviewFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
