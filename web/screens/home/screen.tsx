// Home: what the laundry does and the way in.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Laundry, collected and brought back')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-4xl">Laundry, collected and brought back</h1>
    </div>
  )
}
