// Number with hyphens, such as an order's, on one line of a heading.
import type { ReactNode } from 'react'

const NUMBER = /\S*\d\S*-\S+|\S+-\S*\d\S*/

/**
 * @param text a heading; the first number in it begins a line where it doesn't fit behind the words before it, and is
 *   broken only where a whole line is too short for it
 */
export function keepNumberOnOneLine(text: string): ReactNode {
  const found = NUMBER.exec(text)
  if (!found) return text
  const [number] = found
  return (
    <>
      {text.slice(0, found.index)}
      <span translate="no" className="inline-block max-w-full wrap-anywhere">
        {number}
      </span>
      {text.slice(found.index + number.length)}
    </>
  )
}
