// Radio card: one of a few choices, with an explanation.
import clsx from 'clsx'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type RadioCardsProps = {
  /** What is being chosen. */
  legend: ReactNode
  hideLegend?: boolean
  /** RadioCard elements. */
  children: ReactNode
  className?: string
}

/** The group around RadioCard elements. */
export function RadioCards({ legend, hideLegend, children, className }: RadioCardsProps) {
  return (
    <fieldset>
      <legend className={clsx('mb-2 text-sm font-semibold', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      <div className={clsx('grid gap-3', className)}>{children}</div>
    </fieldset>
  )
}

type RadioCardProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'title' | 'className'
> & {
  title: ReactNode
  description?: ReactNode
  /** Stands at the end: a price, a badge. */
  aside?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A radio button as a card; takes every input attribute (name, value, checked, onChange …). */
export function RadioCard({ title, description, aside, ...input }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'flex min-h-14 items-start gap-3 rounded-md border border-edge bg-sheet px-4 py-3',
        'has-checked:border-primary has-checked:bg-primary-wash has-checked:ring-1 has-checked:ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-soft',
        'not-has-disabled:cursor-pointer not-has-disabled:hover:border-primary',
      )}
    >
      <input
        type="radio"
        {...input}
        className="mt-[calc(0.5lh-(--spacing(2.25)))] size-4.5 shrink-0 focus-visible:outline-none"
      />
      <span className="grid flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
          <span>{title}</span>
          {aside && <span>{aside}</span>}
        </span>
        {description && <span className="text-sm text-ink-soft">{description}</span>}
      </span>
    </label>
  )
}
