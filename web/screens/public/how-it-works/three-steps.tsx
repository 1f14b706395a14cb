// The three steps in detail, each with its picture.
import clsx from 'clsx'
import { Scene, type SceneName } from '#web/illustrations/scenes.tsx'
import { DRY_CLEANING_HOURS, TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { FirstSteps } from '#web/features/pickup/first-steps.tsx'

type Step = { title: string; scene: SceneName; text: string; points: readonly string[] }

const STEPS: readonly Step[] = [
  {
    title: 'Schedule',
    scene: 'bag',
    text: 'Say what you have, choose a day and a two-hour slot, and tell us the door. You see the price before you book.',
    points: ['About a minute, on any screen', 'Move or cancel it free until we have come'],
  },
  {
    title: 'Collect & clean',
    scene: 'drum',
    text: 'We ring in your slot, count the pieces and take them along. Each is sorted by cloth and colour, and washed, dry-cleaned or pressed as its label asks.',
    points: ['A reminder 30 minutes before', 'Your load is never mixed with another'],
  },
  {
    title: 'Deliver',
    scene: 'pile',
    text: `Folded or on hangers, and back at your door: everyday clothes within ${TURNAROUND_HOURS} hours, dry cleaning within ${DRY_CLEANING_HOURS}. Pay then, or with a saved card.`,
    points: ['Follow every stage live', 'Not right? We clean it again or refund it'],
  },
]

export function ThreeSteps() {
  return (
    <section className="page pt-10 pb-16 lg:pt-16 lg:pb-24">
      <header className="grid max-w-3xl justify-items-start gap-5">
        <h1 className="text-4xl font-extrabold">How It Works</h1>
        <p className="text-lg text-ink-soft">
          You do the first step, on your phone. The other two are ours.
        </p>
        <FirstSteps />
      </header>
      <ol className="mt-12 grid gap-14 lg:mt-16 lg:gap-6">
        {STEPS.map(({ title, scene, text, points }, index) => (
          <li key={title} className="grid items-center gap-x-16 gap-y-5 md:grid-cols-2">
            <Scene
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
