/** Event type as programs read it; in little room it breaks between its words. */
import { Fragment } from 'react'

export function EventTypeName({ type, className }: { type: string; className?: string }) {
  return (
    <code className={className}>
      {type.split(/(?<=[._])/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
