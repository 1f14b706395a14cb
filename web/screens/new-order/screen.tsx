// The New order screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('New order')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">New order</h1>
    </div>
  )
}
