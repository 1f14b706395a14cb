// The three steps in detail, each with its picture.
import clsx from 'clsx'
import { SceneDrawing, type SceneName } from '#web/illustrations/scenes.tsx'
import { DRY_CLEANING_HOURS, TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { FirstOrderSteps } from '#web/features/pickup/first-order-steps.tsx'
import { useWords } from '#web/lib/words.ts'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

type Step = { title: string; scene: SceneName; text: string; points: readonly string[] }

const stepsOf = ({
  schedule,
  clean,
  deliver,
}: (typeof howItWorksScreen)['steps']): readonly Step[] => [
  { scene: 'bag', ...schedule },
  { scene: 'drum', ...clean },
  {
    scene: 'pile',
    ...deliver,
    text: deliver.text({ hours: TURNAROUND_HOURS, dryHours: DRY_CLEANING_HOURS }),
  },
]

export function ThreeSteps() {
  const words = useWords(howItWorksScreen)
  return (
    <section className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <header className="grid max-w-3xl justify-items-start gap-5">
        <h1 className="text-4xl font-extrabold">{words.title}</h1>
        <p className="text-lg text-ink-soft">{words.lead}</p>
        <FirstOrderSteps />
      </header>
      <ol className="mt-12 grid gap-14 lg:mt-16 lg:gap-6">
        {stepsOf(words.steps).map(({ title, scene, text, points }, index) => (
          <li key={title} className="grid items-center gap-x-16 gap-y-5 md:grid-cols-2">
            <SceneDrawing
              name={scene}
              className={clsx(
                'w-full max-w-md md:row-start-1',
                index % 2 === 1 && 'md:col-start-2 md:ml-auto',
              )}
            />
            <div className="max-w-lg md:row-start-1">
              <h2 className="text-3xl">
                <span className="text-primary-text">{index + 1}. </span>
                {title}
              </h2>
              <p className="mt-3 text-lg text-ink-soft">{text}</p>
              <ul className="mt-4 grid gap-2">
                {points.map((point) => (
                  <li key={point} className="border-l-4 border-accent pl-3 font-semibold">
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
