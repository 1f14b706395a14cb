// The Track order screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Track order')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">Track order</h1>
    </div>
  )
}
