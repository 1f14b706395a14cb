// Care limits of a garment, as the crossed signs of care labels, with words.
import type { CareLimit } from '#domain/garments/garment-care.ts'
import { useWords } from '#web/lib/words.ts'
import { careSigns } from '#words/en/catalogue/care-limits.ts'

/** As care labels draw them, in a box of 24. */
const SIGNS: Readonly<Record<CareLimit, string>> = {
  tumble_drying: 'M4 4h16v16H4Z M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z',
  bleach: 'M12 4 21 20H3Z',
  hot_iron: 'M8 6h9l3 12H3c0-4 3-7 7-7h8',
}

/** Nothing for what may get everything. */
export function CareSigns({ never }: { never: readonly CareLimit[] }) {
  const { careSigns: words } = useWords({ careSigns })
  if (never.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {never.map((limit) => (
        <li
          key={limit}
          className="inline-flex items-center gap-1.5 rounded-md border border-danger bg-danger-wash px-2 py-0.5 text-base font-semibold text-danger-text"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            className="size-6 shrink-0"
          >
            <path d={SIGNS[limit]} />
            <path d="M2 22 22 2" strokeWidth="2.5" />
          </svg>
          {words[limit]}
        </li>
      ))}
    </ul>
  )
}
