// An order's progress as a clothesline: a garment for each past status, an empty peg for each to come.
import clsx from 'clsx'
import { type Cloth, DrawnGarment, type GarmentName } from '#web/illustrations/garments.tsx'
import type { ProgressStatus, ProgressStep } from '#domain/orders/record/order-lifecycle.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import { statusLine } from '#words/en/orders/status-line.ts'
import { statusLabel } from '#words/en/orders/order-statuses.ts'
import { useWords } from '#web/lib/words.ts'

type StatusLineProps = {
  /** The steps, as `progressOf` gives them. */
  steps: readonly ProgressStep[]
  /** Where the order changes hands: its statuses are called so. */
  handOvers: HandOvers
  /** When each status was reached, as text for people. */
  times?: Partial<Record<ProgressStatus, string>>
  /** It was cancelled: what was not reached never will be. */
  isOver?: boolean
}

const PIECES: Record<ProgressStatus, { name: GarmentName; cloth: Cloth }> = {
  pickup_scheduled: { name: 'shirt', cloth: 'primary' },
  picked_up: { name: 'trousers', cloth: 'danger' },
  washing: { name: 'towel', cloth: 'white' },
  ready: { name: 'kurta', cloth: 'accent' },
  out_for_delivery: { name: 'saree', cloth: 'success' },
  completed: { name: 'shirt', cloth: 'white' },
}

function heardOf({ state, status }: ProgressStep, isOver: boolean): keyof typeof statusLine.heard {
  if (state === 'ahead') return isOver ? 'notReached' : 'toCome'
  return state === 'active' && status !== 'completed' ? 'now' : 'done'
}

/** Its statuses: across on desktops, down the page on phones. */
export function OrderStatusLine({ steps, handOvers, times = {}, isOver = false }: StatusLineProps) {
  const words = useWords(statusLine)
  const { statusLabel: label } = useWords({ statusLabel })
  return (
    <ol
      aria-label={words.label}
      className={clsx(
        'relative grid md:auto-cols-fr md:grid-flow-col',
        'before:absolute before:rounded-full before:bg-rope before:content-[""]',
        'before:top-3 before:bottom-3 before:left-8 before:w-[3px] max-[17rem]:before:left-6',
        'md:before:inset-x-0 md:before:top-3 md:before:bottom-auto md:before:h-[3px] md:before:w-auto',
        isOver && 'grayscale',
      )}
    >
      {steps.map(({ status, state }) => (
        <li
          key={status}
          aria-current={state === 'active' ? 'step' : undefined}
          className="relative grid items-center gap-4 py-1 [grid-template-columns:--spacing(16)_minmax(0,1fr)] max-[17rem]:gap-2 max-[17rem]:[grid-template-columns:--spacing(12)_minmax(0,1fr)] md:content-start md:[grid-template-columns:none] md:justify-items-center md:gap-2 md:py-0 md:text-center"
        >
          <Hanging status={status} state={state} />
          <div className="md:px-1">
            <p
              className={clsx(
                'leading-snug',
                state === 'ahead' ? 'text-ink-soft' : 'font-semibold',
                state === 'active' && 'text-primary-text',
              )}
            >
              <span className="sr-only">{words.heard[heardOf({ state, status }, isOver)]}</span>
              <span>{label(status, handOvers)}</span>
              {state === 'active' && status !== 'completed' && (
                <span
                  aria-hidden="true"
                  className="ml-2 inline-block rounded-sm bg-accent px-1.5 py-px text-xs font-bold text-on-accent"
                >
                  {words.now}
                </span>
              )}
            </p>
            {times[status] && <p className="text-sm text-ink-soft">{times[status]}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Hanging({ status, state }: Pick<ProgressStep, 'status' | 'state'>) {
  const { name, cloth } = PIECES[status]
  if (state === 'ahead') {
    return (
      <span aria-hidden="true" className="grid h-14 place-items-center md:h-28 md:items-start">
        <span className="h-7 w-2.5 rounded-sm border-2 border-peg-deep bg-background md:mt-0" />
      </span>
    )
  }
  return (
    <span
      className={clsx(
        'block origin-top justify-self-center',
        state === 'active' ? 'animate-drop' : 'opacity-90',
      )}
    >
      <DrawnGarment
        name={name}
        cloth={cloth}
        className={clsx(
          'w-auto origin-top',
          state === 'active' ? 'h-20 animate-sway md:h-28' : 'h-16 md:h-28',
        )}
      />
    </span>
  )
}
