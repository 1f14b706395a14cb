// A sentence whose times of day stay in one line each: browsers would break "9-11 AM" after its hyphen.

const TIMES = /(\d{1,2}(?: [AP]M)?-\d{1,2} [AP]M)/

export function Unbroken({ text }: { text: string }) {
  return text.split(TIMES).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
