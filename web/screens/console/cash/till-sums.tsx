// Sums of a till: large for all people together, small for one person or day.
import clsx from 'clsx'
import type { TillView } from '#contract/cash/cash.ts'
import { cashScreen } from '#words/en/cash/cash.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { StatTile, StatTiles } from '#web/ui/stat-tiles.tsx'

const SUMS = [
  'opening',
  'doors',
  'counter',
  'refunded',
  'handedIn',
  'difference',
  'closing',
  'upi',
] as const

export function TillSums({ till }: { till: TillView }) {
  const { sums, stillOut } = useWords(cashScreen)
  return (
    <StatTiles>
      {SUMS.map((name) => (
        <StatTile
          key={name}
          name={sums[name]}
          value={rupeesText(till[name])}
          {...(name === 'closing' && till.closing > 0 && { note: stillOut })}
        />
      ))}
    </StatTiles>
  )
}

export function TillLine({ name, ...till }: TillView & { name: string }) {
  const { sums } = useWords(cashScreen)
  return (
    <li className="grid gap-1 border-t border-line py-3 lg:grid-cols-[12rem_1fr] lg:gap-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 lg:grid-cols-8">
        {SUMS.map((sum) => (
          <div key={sum}>
            <dt className="text-xs text-ink-soft">{sums[sum]}</dt>
            <dd
              className={clsx(
                'wrap-anywhere',
                till[sum] === 0 && 'text-ink-soft',
                sum === 'difference' && till.difference !== 0 && 'font-semibold text-danger-text',
                sum === 'closing' && 'font-semibold',
              )}
            >
              {rupeesText(till[sum])}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
