// The My orders screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('My orders')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">My orders</h1>
    </div>
  )
}
