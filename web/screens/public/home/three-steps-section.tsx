// How it works, in three steps along one line.
import { type Cloth, DrawnGarment, type GarmentName } from '#web/illustrations/garments.tsx'
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { useWords } from '#web/lib/words.ts'
import { homeScreen } from '#words/en/base/home-screen.ts'

type Step = { title: string; text: string; name: GarmentName; cloth: Cloth }

const stepsOf = (words: (typeof homeScreen)['steps']): readonly Step[] => [
  { title: words.book, text: words.booked, name: 'trousers', cloth: 'danger' },
  { title: words.clean, text: words.cleaned, name: 'towel', cloth: 'success' },
  {
    title: words.bring,
    text: words.brought({ hours: TURNAROUND_HOURS }),
    name: 'shirt',
    cloth: 'primary',
  },
]

export function ThreeStepsSection() {
  const words = useWords(homeScreen).steps
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">{words.title}</h2>
      <ol className="relative mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-8">
        <li
          aria-hidden="true"
          className="absolute inset-x-0 top-3.5 h-[3px] rounded-full bg-rope max-md:hidden"
        />
        {stepsOf(words).map(({ title, text, name, cloth }, index) => (
          <li key={title} className="relative grid grid-cols-[4.5rem_1fr] gap-x-5 md:block">
            <DrawnGarment
              name={name}
              cloth={cloth}
              className="h-28 w-auto max-md:justify-self-center md:h-44"
            />
            <div>
              <h3 className="text-xl">
                <span className="text-primary-text">{index + 1}. </span>
                {title}
              </h3>
              <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
