// Controls of My run: large enough for a wet thumb in the sun.
import clsx from 'clsx'
import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'

const LOOKS = {
  primary: 'bg-primary text-on-primary border-b-[3px] border-primary-deep',
  secondary: 'bg-sheet text-ink border border-b-[3px] border-edge',
  quiet: 'text-primary-text',
  danger: 'bg-danger text-on-danger border-b-[3px] border-danger-deep',
} as const

type PressProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: keyof typeof LOOKS
  /** The one thing to do here. */
  isTall?: boolean
}

/** The classes of a button or link. */
export function pressLook(look: keyof typeof LOOKS, isTall = false): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md px-3 py-2 text-center font-semibold select-none',
    'active:translate-y-px disabled:opacity-60',
    isTall ? 'min-h-16 text-lg' : 'min-h-12',
    LOOKS[look],
  )
}

export function Press({ look = 'primary', isTall, className, type, ...rest }: PressProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- "button" unless a form says "submit"
      type={type ?? 'button'}
      className={clsx(pressLook(look, isTall), className)}
    />
  )
}

type LineFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode
  hint?: string | undefined
  problem?: string | undefined
}

/** A labelled field of one line. */
export function LineField({ label, hint, problem, className, ...rest }: LineFieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...rest}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        className={clsx(
          'min-h-12 w-full rounded-md border border-edge bg-sheet px-3 text-lg',
          className,
        )}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}

/** What is wrong, said at once. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return children ? (
    <p id={id} role="alert" className="font-semibold text-danger-text">
      {children}
    </p>
  ) : null
}

type ChoicesProps<V extends string> = {
  legend: string
  options: readonly { value: V; label: string }[]
  value: V | null
  onChange: (value: V) => void
}

/** One of several, each a thumb wide. */
export function Choices<V extends string>({ legend, options, value, onChange }: ChoicesProps<V>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-2 rounded-md border border-edge bg-sheet px-3 py-2 has-checked:border-primary-text has-checked:bg-primary-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary-text"
          >
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
