// The Login screen.
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Login')

export default function Screen() {
  return (
    <div className="page py-12">
      <h1 className="font-display text-3xl">Login</h1>
    </div>
  )
}
