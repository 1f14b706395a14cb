// Panel: a box around related content of a page.
import clsx from 'clsx'
import type { HTMLAttributes, RefCallback } from 'react'

type PanelProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  ref?: RefCallback<HTMLElement>
}

/** A sheet with scissor-cut corners; give a heading inside and `as="section"` where it is one. */
export function Panel({ as: Tag = 'div', className, ...rest }: PanelProps) {
  return (
    <Tag
      {...rest}
      className={clsx('rounded-cut border border-line bg-sheet p-5 shadow-lift sm:p-6', className)}
    />
  )
}
