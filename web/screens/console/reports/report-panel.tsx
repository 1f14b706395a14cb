// Panel of one report: its title, with its table as a CSV file.
import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import type { ReportName } from '#contract/reports/reports.ts'
import type { ReportRange } from '#domain/reports/reports.ts'
import { Panel } from '#web/ui/panel.tsx'
import { CsvLink } from './csv-link.tsx'

type ReportPanelProps = {
  title: string
  file: ReportName
  range: ReportRange
  className?: string
  children: ReactNode
}

export function ReportPanel({ title, file, range, className, children }: ReportPanelProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} className={clsx('min-w-0 p-4! sm:p-5!', className)}>
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <CsvLink title={title} file={file} range={range} />
      </div>
      {children}
    </Panel>
  )
}
