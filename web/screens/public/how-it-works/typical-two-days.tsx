// Two days on one line: an order's four stations, from one morning to the next.
import clsx from 'clsx'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { type Cloth, DrawnGarment, type GarmentName } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

type Point = {
  station: Exclude<keyof (typeof howItWorksScreen)['twoDays'], 'title'>
  name: GarmentName
  cloth: Cloth
  sky: string
  soft: string
}

/** Collected at this hour, and brought back at the same. */
const SLOT = PICKUP_SLOTS[0]?.label ?? ''

const POINTS: readonly Point[] = [
  {
    station: 'ring',
    name: 'trousers',
    cloth: 'primary',
    sky: 'bg-accent-wash',
    soft: 'text-ink-soft',
  },
  {
    station: 'wash',
    name: 'towel',
    cloth: 'danger',
    sky: 'bg-primary-wash',
    soft: 'text-ink-soft',
  },
  {
    station: 'press',
    name: 'shirt',
    cloth: 'white',
    sky: 'bg-night text-on-night',
    soft: 'text-night-soft',
  },
  {
    station: 'bring',
    name: 'kurta',
    cloth: 'success',
    sky: 'bg-accent-wash',
    soft: 'text-ink-soft',
  },
]

export function TypicalTwoDays() {
  const words = useWords(howItWorksScreen).twoDays
  return (
    <section className="overflow-hidden">
      <h2 className="page pb-8 text-3xl">{words.title}</h2>
      <ol className="relative grid sm:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1.15fr]">
        <li
          aria-hidden="true"
          className="absolute inset-x-0 top-8 z-10 h-[3px] bg-rope max-lg:hidden"
        />
        {POINTS.map(({ station, name, cloth, sky, soft }, index) => (
          <li
            key={station}
            className={clsx(
              'grid content-start gap-1 px-5 pt-8 pb-10 md:px-10 lg:px-8 lg:pb-14',
              index === 0 && 'lg:pl-[max(2.5rem,calc((100vw-76rem)/2+2.5rem))]',
              sky,
            )}
          >
            <div className="relative z-20 max-lg:border-t-[3px] max-lg:border-rope lg:-mt-4 lg:pt-0">
              <DrawnGarment
                name={name}
                cloth={cloth}
                className="h-36 w-auto max-lg:-mt-3.5 lg:h-44"
              />
            </div>
            <p className={clsx('mt-2 font-semibold', soft)}>
              {words[station].when({ slot: SLOT })}
            </p>
            <h3 className="text-xl">{words[station].title}</h3>
            <p className={clsx('max-w-xs', soft)}>{words[station].text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
