// The Dashboard screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Dashboard')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">Dashboard</h1>
    </div>
  )
}
