// A few good points beside each other, each a title and a sentence below a piece of rope.
import clsx from 'clsx'

type PointsProps = {
  points: readonly { title: string; text: string }[]
  /** The columns and the space between them. */
  className: string
}

export function Points({ points, className }: PointsProps) {
  return (
    <ul className={clsx('grid', className)}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-[3px] border-rope pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
