// List and open entry side by side where there is room; on a phone one of the two.
import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { EmptyClothesline } from '#web/illustrations/clothesline.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'

type TwoPanesProps = {
  list: ReactNode
  /** Null while nothing is open. */
  detail: ReactNode | null
  /** What is open, so that reading goes on there when it changes. */
  opened: string | null
  /** The address of the list. */
  back: string
  backLabel: string
  /** What to open, such as "a ticket". */
  thing: string
}

export function ListAndDetailPanes({
  list,
  detail,
  opened,
  back,
  backLabel,
  thing,
}: TwoPanesProps) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    if (opened) pane.current?.focus({ preventScroll: true })
  }, [opened])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div className={clsx('min-w-0', detail && 'max-lg:hidden')}>{list}</div>
      <div
        ref={pane}
        tabIndex={-1}
        className={clsx('min-w-0 outline-none lg:sticky lg:top-24', !detail && 'max-lg:hidden')}
      >
        {detail ? (
          <div className="grid gap-3">
            <Link
              to={back}
              className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-primary-text lg:hidden"
            >
              <ArrowLeft aria-hidden="true" size={18} />
              {backLabel}
            </Link>
            <Panel as="section" className="grid gap-5">
              {detail}
            </Panel>
          </div>
        ) : (
          <EmptyState title={`Open ${thing}`} illustration={<EmptyClothesline />}>
            It shows here, beside the list.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
