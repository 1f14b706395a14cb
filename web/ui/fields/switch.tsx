// Switch: on or off, with immediate effect.
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A labelled switch with its label at the start of the line. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId()
  return (
    <div className="relative flex min-h-14 items-center justify-between gap-4 py-2.5">
      <div className="grid">
        {/* The label's area covers the whole line. */}
        <label htmlFor={id} className="font-semibold after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        {...input}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunk transition-colors duration-150 before:absolute before:top-0.75 before:left-0.75 before:size-5 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary disabled:opacity-60"
      />
    </div>
  )
}
