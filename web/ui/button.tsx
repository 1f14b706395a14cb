// Button, and a link that looks like one: a flat face with a hard lower edge that gives way when pressed.
import clsx from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './spinner.tsx'

export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'quiet'
  | 'quiet-on-night'
  | 'danger'
  | 'accent'
  | 'night'

type Look = {
  variant?: ButtonVariant
  size?: 'md' | 'sm'
  /** Fills its container's width. */
  wide?: boolean
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Work is under way: shows a spinner and takes no further press. */
    busy?: boolean
    /** What it says in the meantime, such as "Signing in..."; its own text by default. */
    busyLabel?: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

const HEM =
  'border-b-[3px] active:translate-y-px active:border-b-2 disabled:translate-y-0 disabled:border-b-[3px]'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `bg-primary text-on-primary border-primary-deep hover:brightness-110 ${HEM}`,
  secondary: `bg-sheet text-ink border-edge border hover:bg-primary-wash ${HEM}`,
  quiet: 'text-primary-text hover:bg-primary-wash',
  'quiet-on-night': 'border border-on-night/35 text-on-night hover:bg-on-night/10',
  danger: `bg-danger text-on-danger border-danger-deep hover:brightness-110 ${HEM}`,
  night: `bg-night-deep text-on-night border-night-border hover:brightness-125 ${HEM}`,
  accent: `bg-accent text-on-accent border-accent-deep hover:brightness-105 ${HEM}`,
}

function lookOf({ variant = 'primary', size = 'md', wide }: Look, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold select-none',
    'transition-[filter,background-color,transform] duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:brightness-100',
    size === 'md' ? 'min-h-12 px-5 py-2 text-base' : 'min-h-11 px-4 py-1.5 text-sm',
    wide && 'w-full',
    VARIANTS[variant],
    className,
  )
}

/** A button; `type` is "button" by default. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- "button" unless a form says "submit"
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={lookOf({ variant, size, wide }, className)}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}

/** A link to another screen that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return (
    <Link
      {...rest}
      className={lookOf(
        { variant, size, wide },
        typeof className === 'string' ? className : undefined,
      )}
    />
  )
}
