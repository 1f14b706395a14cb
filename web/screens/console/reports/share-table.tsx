// Shares of a whole as a table with bars, beside the range before.
import type { ReportName } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { ReportPanel } from './report-panel.tsx'
import { formatShare } from './report-texts.ts'

export type SharePart = { key: string; name: string; value: number; before: number }

type ShareTableProps = {
  title: string
  note: string
  /** What its values are called, and how they are written. */
  unit: string
  write: (value: number) => string
  parts: readonly SharePart[]
  file: ReportName
  range: ReportRange
}

export function ShareTable({ title, note, unit, write, parts, file, range }: ShareTableProps) {
  const words = useWords(reportsScreen)
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <ReportPanel title={title} file={file} range={range}>
      <p className="text-xs text-ink-soft">{note}</p>
      {parts.length === 0 ? (
        <p className="mt-6 text-ink-soft">{words.nothing}</p>
      ) : (
        <table data-stacks className="mt-3 w-full border-collapse text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col">
                <span className="sr-only">{title}</span>
              </th>
              <th scope="col" className="pr-3 text-right font-normal">
                {words.share}
              </th>
              <th scope="col" className="pr-3 text-right font-normal">
                {unit}
              </th>
              <th scope="col" className="text-right font-normal">
                {words.beforeColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ key, name, value, before }) => (
              <ShareRow
                key={key}
                name={name}
                share={total === 0 ? 0 : value / total}
                value={write(value)}
                before={write(before)}
              />
            ))}
          </tbody>
        </table>
      )}
    </ReportPanel>
  )
}

type ShareRowProps = { name: string; share: number; value: string; before: string }

function ShareRow({ name, share, value, before }: ShareRowProps) {
  return (
    <tr>
      <th scope="row" className="w-full py-1.5 pr-3 text-left font-medium wrap-break-word">
        {name}
        <div aria-hidden="true" className="mt-1 h-3 rounded-full bg-sunk">
          <div
            className="h-full rounded-full bg-primary"
            style={{ width: `${Math.max(0, share) * 100}%` }}
          />
        </div>
      </th>
      <td className="py-1.5 pr-3 text-right align-bottom font-semibold tabular-nums">
        {formatShare(share)}
      </td>
      <td className="py-1.5 pr-3 text-right align-bottom tabular-nums">{value}</td>
      <td className="py-1.5 text-right align-bottom text-ink-soft tabular-nums">{before}</td>
    </tr>
  )
}
