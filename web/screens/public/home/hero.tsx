// Hero of the home page: the promise, two links, and a full line of washing in the sun.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { FirstOrderSteps } from '#web/features/pickup/first-order-steps.tsx'
import { useWords } from '#web/lib/words.ts'
import { homeScreen } from '#words/en/base/home-screen.ts'

const FRONT: readonly Hung[] = [
  { name: 'saree', cloth: 'danger', x: 96, scale: 1.5 },
  { name: 'shirt', cloth: 'white', x: 256, scale: 1.5 },
  { name: 'kurta', cloth: 'accent', x: 412, scale: 1.5 },
  { name: 'trousers', cloth: 'primary', x: 552, scale: 1.5 },
]

const BACK: readonly Hung[] = [
  { name: 'towel', cloth: 'success', x: 80, scale: 1.05 },
  { name: 'sock', cloth: 'accent', x: 174, scale: 1.05 },
  { name: 'sock', cloth: 'accent', x: 222, scale: 1.05 },
  { name: 'shirt', cloth: 'night', x: 330, scale: 1.05 },
  { name: 'towel', cloth: 'white', x: 440, scale: 1.05 },
  { name: 'kurta', cloth: 'danger', x: 548, scale: 1.05 },
]

export function Hero() {
  const words = useWords(homeScreen)
  return (
    <section className="overflow-hidden">
      <div className="page grid gap-x-10 lg:grid-cols-[1fr_1.05fr] lg:items-start">
        <div className="relative -mx-5 lg:col-start-2 lg:row-start-1 lg:mt-8 lg:-mr-16 lg:ml-0">
          <svg
            viewBox="0 0 640 560"
            aria-hidden="true"
            className="absolute inset-0 size-full overflow-visible"
          >
            <circle cx="440" cy="250" r="205" className="fill-sun" />
          </svg>
          <span
            aria-hidden="true"
            className="absolute top-2 -bottom-60 left-0 w-3 rounded-t-full bg-[repeating-linear-gradient(var(--peg)_0_7rem,var(--peg-deep)_7rem_7.3rem)] max-lg:hidden"
          />
          <div className="relative max-lg:h-64 max-lg:max-h-[40svh] max-lg:overflow-hidden sm:max-lg:h-80">
            <Clothesline
              hung={FRONT}
              width={640}
              height={330}
              top={34}
              sag={26}
              moving
              beyond="right"
              className="overflow-visible max-lg:h-full"
            />
          </div>
          <div className="relative -mt-10 max-lg:hidden">
            <Clothesline
              hung={BACK}
              width={640}
              height={220}
              top={22}
              sag={16}
              moving
              beyond="right"
              className="overflow-visible"
            />
          </div>
        </div>
        <div className="relative grid justify-items-start gap-6 pt-4 pb-14 lg:col-start-1 lg:row-start-1 lg:py-20">
          <h1 className="text-4xl font-extrabold">
            <span className="block">{words.hand}</span> <span className="block">{words.keep}</span>
          </h1>
          <p className="max-w-[34rem] text-lg text-ink-soft">
            {words.lead({ hours: TURNAROUND_HOURS })}
          </p>
          <FirstOrderSteps />
        </div>
      </div>
    </section>
  )
}
