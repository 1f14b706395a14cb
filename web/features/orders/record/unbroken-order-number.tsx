// Number of an order within a sentence: on one line, and left alone by translators.

/** Draws a marked part of a word entry. */
export function unbrokenOrderNumber(number: string) {
  return (
    <span translate="no" className="whitespace-nowrap">
      {number}
    </span>
  )
}
