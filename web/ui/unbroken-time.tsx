// Sentence with each time of day on one line: browsers would break "9-11 AM" after its hyphen.

const TIMES = /\d{1,2}(?: [AP]M)?-\d{1,2} [AP]M/

export function UnbrokenTime({ text }: { text: string }) {
  const found = TIMES.exec(text)
  if (found === null) return text
  const [times] = found
  return (
    <>
      {text.slice(0, found.index)}
      <span className="inline-block">{times}</span>
      <UnbrokenTime text={text.slice(found.index + times.length)} />
    </>
  )
}
