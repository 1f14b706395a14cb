// Sentence whose marked parts are drawn in their own way, such as a link: 'Read the [terms] first.'
import { Fragment, type ReactNode } from 'react'

type MarkedProps = {
  /** A word entry, with each marked part in square brackets. */
  text: string
  /** How the marked parts are drawn, in their order; a part without one is plain text. */
  parts: readonly ((text: string) => ReactNode)[]
}

/** The sentence, without its brackets. */
export function MarkedText({ text, parts }: MarkedProps) {
  // Marked parts stand at the odd places.
  return text.split(/\[(.*?)\]/).map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have only their places
    <Fragment key={index}>{(index % 2 && parts[(index - 1) / 2]?.(piece)) || piece}</Fragment>
  ))
}
