// Where an answer may be waiting already.
import { Link } from 'react-router'
import { Peg } from '#web/illustrations/garments.tsx'

const CARDS = [
  {
    to: '/faq',
    title: 'FAQ',
    text: 'Pickups, prices, stains, invoices: what people ask most, answered.',
    action: 'Read the answers',
    cloth: 'bg-primary-wash',
  },
  {
    to: '/help',
    title: 'Live chat & help',
    text: 'In the help centre: answers you can search, and people during support hours.',
    action: 'Go to the help centre',
    cloth: 'bg-accent-wash lg:translate-y-3',
  },
  {
    to: '/subscriptions',
    title: 'Community',
    text: 'The Laundry Club: neighbours who wash with us every week, at a member’s price.',
    action: 'Meet the club',
    cloth: 'bg-success-wash',
  },
] as const

export function QuickHelp() {
  return (
    <section className="overflow-hidden py-16 lg:py-24">
      <div className="page">
        <h2 className="text-3xl">Quick help</h2>
        <div className="relative mt-10 lg:mt-14">
          <svg
            viewBox="0 0 1200 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-[-10vw] top-0 h-10 w-[120vw] max-w-none max-lg:hidden"
          >
            <path
              d="M0 0 Q600 34 1200 0"
              fill="none"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className="stroke-rope"
            />
          </svg>
          <ul className="relative grid gap-8 lg:grid-cols-3 lg:gap-6">
            {CARDS.map(({ to, title, text, action, cloth }) => (
              <li key={to} className={`relative rounded-cut-lg px-6 pt-9 pb-7 lg:mt-4 ${cloth}`}>
                <svg
                  viewBox="-10 -12 20 30"
                  aria-hidden="true"
                  className="absolute -top-5 left-1/2 h-11 -translate-x-1/2"
                >
                  <Peg />
                </svg>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
                <Link
                  to={to}
                  className="mt-3 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-cut-lg"
                >
                  {action}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
