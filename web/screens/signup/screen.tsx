// The Create your account screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Create your account')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">Create your account</h1>
    </div>
  )
}
