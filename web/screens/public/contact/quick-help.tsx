// Links to pages that may already have the answer.
import { Link } from 'react-router'
import { ClotheslineCard, ClotheslineCards } from '#web/features/content/clothesline-cards.tsx'
import { useWords } from '#web/lib/words.ts'
import { contactScreen } from '#words/en/help/contact-screen.ts'

const CARDS = [
  { to: '/faq', key: 'faq', cloth: 'bg-primary-wash' },
  { to: '/help', key: 'help', cloth: 'bg-accent-wash lg:translate-y-3' },
  { to: '/about', key: 'about', cloth: 'bg-success-wash' },
] as const

export function QuickHelp() {
  const words = useWords(contactScreen).quickHelp
  return (
    <section className="overflow-hidden py-16 lg:py-24">
      <div className="page">
        <h2 className="text-3xl">{words.title}</h2>
        <ClotheslineCards>
          {CARDS.map(({ to, key, cloth }) => (
            <ClotheslineCard key={to} title={words[key].title} text={words[key].text} cloth={cloth}>
              <Link
                to={to}
                className="mt-3 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-cut-lg"
              >
                {words[key].action}
              </Link>
            </ClotheslineCard>
          ))}
        </ClotheslineCards>
      </div>
    </section>
  )
}
