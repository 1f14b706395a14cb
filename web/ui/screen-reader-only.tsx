// Part of a sentence that is read out, but not seen.

/** For a marked part. */
export function screenReaderOnly(text: string) {
  return <span className="sr-only">{text}</span>
}
