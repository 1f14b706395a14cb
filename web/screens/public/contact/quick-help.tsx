// Links to pages that may already have the answer.
import { Link } from 'react-router'
import { HungCard, HungCards } from '#web/features/content/hung-cards.tsx'

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
    to: '/about',
    title: 'Community',
    text: 'The people who wash for your neighbourhood, and what they believe in.',
    action: 'Meet us',
    cloth: 'bg-success-wash',
  },
] as const

export function QuickHelp() {
  return (
    <section className="overflow-hidden py-16 lg:py-24">
      <div className="page">
        <h2 className="text-3xl">Quick help</h2>
        <HungCards>
          {CARDS.map(({ to, title, text, action, cloth }) => (
            <HungCard key={to} title={title} text={text} cloth={cloth}>
              <Link
                to={to}
                className="mt-3 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-cut-lg"
              >
                {action}
              </Link>
            </HungCard>
          ))}
        </HungCards>
      </div>
    </section>
  )
}
