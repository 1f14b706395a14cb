// Preparation of the bag before pickup.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

const HUNG: readonly Hung[] = [
  { name: 'shirt', cloth: 'white', x: 80, scale: 0.95 },
  { name: 'sock', cloth: 'danger', x: 168, scale: 0.95 },
  { name: 'saree', cloth: 'success', x: 258, scale: 0.95 },
  { name: 'sock', cloth: 'danger', x: 342, scale: 0.95 },
]

export function BagPreparation() {
  const words = useWords(howItWorksScreen).preparation
  return (
    <section className="bg-sunk">
      <div className="page grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[24rem_1fr] lg:py-24">
        <div>
          <h2 className="text-3xl">{words.title}</h2>
          <p className="mt-3 max-w-sm text-ink-soft">{words.lead}</p>
          <Clothesline
            hung={HUNG}
            width={400}
            height={180}
            top={16}
            sag={18}
            className="mt-8 max-lg:hidden"
          />
        </div>
        <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {words.tips.map(({ title, text }, index) => (
            <li key={title} className="grid [grid-template-columns:--spacing(9)_minmax(0,1fr)]">
              <span
                aria-hidden="true"
                className="font-display text-2xl font-extrabold text-primary-text"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
