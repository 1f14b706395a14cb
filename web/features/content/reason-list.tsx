// Reasons in a grid, each a title and a sentence below a piece of rope.
import clsx from 'clsx'

type ReasonListProps = {
  reasons: readonly { readonly title: string; readonly text: string }[]
  /** The grid's columns and distances. */
  className: string
}

export function ReasonList({ reasons, className }: ReasonListProps) {
  return (
    <ul className={clsx('grid', className)}>
      {reasons.map(({ title, text }) => (
        <li key={title} className="border-t-[3px] border-rope pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
