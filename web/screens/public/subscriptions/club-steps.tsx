// How the Club works, in three steps.
import { SceneDrawing, type SceneName } from '#web/illustrations/scenes.tsx'
import { useWords } from '#web/lib/words.ts'
import { subscriptionsScreen } from '#words/en/club/subscriptions-screen.ts'

const STEPS: readonly { step: 'choose' | 'book' | 'keep'; scene: SceneName }[] = [
  { step: 'choose', scene: 'bag' },
  { step: 'book', scene: 'drum' },
  { step: 'keep', scene: 'pile' },
]

export function ClubSteps() {
  const words = useWords(subscriptionsScreen).steps
  return (
    <section className="bg-sunk">
      <div className="page py-16 lg:py-24">
        <h2 className="text-3xl">{words.title}</h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {STEPS.map(({ step, scene }, index) => (
            <li key={step} className="grid grid-cols-[7rem_1fr] items-center gap-x-5 md:block">
              <SceneDrawing name={scene} className="w-full max-w-56" />
              <div>
                <h3 className="text-xl md:mt-4">
                  <span className="text-primary-text">{index + 1}. </span>
                  {words[step].title}
                </h3>
                <p className="mt-1 max-w-sm text-ink-soft">{words[step].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
