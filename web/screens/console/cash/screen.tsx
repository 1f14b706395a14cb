// Cash: a person's own, colleagues' hand-ins, and with the reports permission the till of a day and a month.
import { cashScreen } from '#words/en/cash/cash.ts'
import { CashOnHand } from '#web/features/cash/cash-on-hand.tsx'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { useSession } from '#web/lib/session.tsx'
import { useWords } from '#web/lib/words.ts'
import { Evening } from './evening.tsx'
import { HandInList } from './hand-in-list.tsx'
import { FormerStaffCash } from './former-staff-cash.tsx'
import { TillTable } from './till-table.tsx'

/** /admin/cash */
export default function AdminCash() {
  const words = useWords(cashScreen)
  const { user } = useSession()
  const { today } = useBusinessAnswer().value
  return (
    <div className="page grid gap-8 py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{words.title}</h1>
      <CashOnHand />
      <FormerStaffCash />
      <HandInList />
      {today !== undefined && <Evening today={today} />}
      {user?.permissions?.includes('reports') && today !== undefined && <TillTable today={today} />}
    </div>
  )
}
