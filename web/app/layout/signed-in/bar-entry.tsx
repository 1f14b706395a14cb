// Entry of a bar at the foot of a phone: an icon above its word.
import type { LucideIcon } from 'lucide-react'

/** The look of a link or a button that holds a `PhoneBarIcon` and its word. */
export const BAR_ENTRY =
  'group grid min-h-14 content-center justify-items-center gap-0.5 px-1 py-1 text-xs font-medium text-ink-soft focus-visible:-outline-offset-3 aria-[current]:font-bold aria-[current]:text-primary-text'

export function PhoneBarIcon({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className="grid h-7 w-12 place-items-center rounded-full group-aria-[current]:bg-primary-wash">
      <Icon aria-hidden="true" size={22} />
    </span>
  )
}
