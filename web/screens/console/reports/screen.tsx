// The laundry over time, as charts with their tables.
import { ChartsPanel } from './charts-panel.tsx'

/** /admin/reports */
export default function AdminReports() {
  return (
    <div data-wide className="page py-6 md:py-10">
      <h1 className="mb-5 text-2xl md:text-3xl">Reports</h1>
      <ChartsPanel />
    </div>
  )
}
