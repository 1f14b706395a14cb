// The Admin dashboard screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Admin dashboard')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">Admin dashboard</h1>
    </div>
  )
}
