// Logo: the name on a clothesline, a link to the home page.
import { Link } from 'react-router'
import { useBusiness } from '#web/lib/business.ts'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'

export function Logo({ to = '/' }: { to?: string }) {
  const words = useWords(siteFrame)
  const { name } = useBusiness()
  return (
    <Link
      to={to}
      aria-label={words.home({ laundry: name })}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 max-[359px]:gap-1.5"
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0 max-[359px]:size-8">
        <path d="M0 11 Q20 17 40 11" fill="none" strokeWidth="2.4" className="stroke-rope" />
        <path
          d="M13 13.2 L17.5 14.4 Q20 18 22.5 14.4 L27 13.2 L35.5 20 L31 27 L28 25 V37 H12 V25 L9 27 L4.5 20 Z"
          className="fill-dye-primary"
        />
        <g className="fill-accent">
          <rect x="12.8" y="7.5" width="3" height="10" rx="1" />
          <rect x="24.2" y="7.5" width="3" height="10" rx="1" />
        </g>
      </svg>
      <span className="truncate font-display text-[min(1.5rem,8vw)] leading-tight font-extrabold tracking-tight max-[359px]:text-[min(1.25rem,8vw)]">
        {name}
      </span>
    </Link>
  )
}
