// Link inside a text or beside a field.
import clsx from 'clsx'
import { Link, type LinkProps } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'

/** The look of such a link, for those that lead off the site: a mailbox, a phone. */
export const TEXT_LINK =
  'font-semibold text-primary-text underline decoration-2 underline-offset-4 hover:decoration-accent'

/** An underlined link to another screen; a new tab is announced. */
export function TextLink({ className, children, ...rest }: LinkProps) {
  const words = useWords(controls)
  return (
    <Link {...rest} className={clsx(TEXT_LINK, typeof className === 'string' && className)}>
      {children}
      {rest.target === '_blank' && <span className="sr-only"> {words.inNewTab}</span>}
    </Link>
  )
}

/** How a marked part of a sentence is drawn as such a link. */
export const drawLinkTo =
  (to: string, rest: Pick<LinkProps, 'target'> = {}) =>
  (text: string) => (
    <TextLink to={to} {...rest}>
      {text}
    </TextLink>
  )
