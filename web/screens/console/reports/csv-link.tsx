// Link to a chart's table as a CSV file.
import type { ReportName } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import { reportsScreen } from '#words/en/reports/reports-screen.ts'
import { useWords } from '#web/lib/words.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { csvAddressOfReport } from './report-queries.ts'

type CsvLinkProps = { title: string; file: ReportName; range: ReportRange }

export function CsvLink({ title, file, range }: CsvLinkProps) {
  const words = useWords(reportsScreen)
  return (
    <TextLink
      to={csvAddressOfReport(file, range)}
      reloadDocument
      download
      aria-label={words.csvOf({ title })}
      className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-end text-sm print:hidden"
    >
      {words.csv}
    </TextLink>
  )
}
