// How the Club works, in three steps.
import { Scene, type SceneName } from '#web/illustrations/scenes.tsx'

const STEPS: readonly { title: string; scene: SceneName; text: string }[] = [
  {
    title: 'Choose a plan',
    scene: 'bag',
    text: 'Pay by card. What is charged today and later stands there before you do.',
  },
  {
    title: 'Book as always',
    scene: 'drum',
    text: 'Your kilograms and pickups are taken off as you order. What goes beyond costs the normal price, shown before you book.',
  },
  {
    title: 'Keep what is left',
    scene: 'pile',
    text: 'Unused kilograms roll over for up to 2 months, the oldest used first.',
  },
]

export function Steps() {
  return (
    <section className="bg-sunk">
      <div className="page py-16 lg:py-24">
        <h2 className="text-3xl">How the Club works</h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {STEPS.map(({ title, scene, text }, index) => (
            <li key={title} className="grid grid-cols-[7rem_1fr] items-center gap-x-5 md:block">
              <Scene name={scene} className="w-full max-w-56" />
              <div>
                <h3 className="text-xl md:mt-4">
                  <span className="text-primary-text">{index + 1}. </span>
                  {title}
                </h3>
                <p className="mt-1 max-w-sm text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
