// A link inside a text or beside a field.
import clsx from 'clsx'
import { Link, type LinkProps } from 'react-router'

/** An underlined link to another screen; a new tab is announced. */
export function TextLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        'font-semibold text-neel-text underline decoration-2 underline-offset-4 hover:decoration-marigold',
        typeof className === 'string' && className,
      )}
    >
      {children}
      {rest.target === '_blank' && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  )
}
