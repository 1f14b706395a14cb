// Line about pieces overdue from outside laundries.
import { Link } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { vendorsScreen } from '#words/en/clothes/vendors-screen.ts'

/** Nothing while nothing is overdue. @param count null for those who don't work with clothes */
export function OverdueAtVendors({ count }: { count: number | null }) {
  const words = useWords(vendorsScreen)
  if (!count) return null
  return (
    <p className="rounded-md border border-line bg-sheet px-4 py-1">
      <Link to="/admin/vendors" className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
        {words.overdueOnNow({ count })}
      </Link>
    </p>
  )
}
