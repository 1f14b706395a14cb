// Two days on one line: an order's four stations, from one morning to the next.
import clsx from 'clsx'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { type Cloth, Garment, type GarmentName } from '#web/illustrations/garments.tsx'

type Point = {
  day: string
  time: string
  title: string
  text: string
  name: GarmentName
  cloth: Cloth
  sky: string
  soft: string
}

const MORNING = PICKUP_SLOTS[0]?.label ?? ''

const POINTS: readonly Point[] = [
  {
    day: 'Day 1',
    time: MORNING,
    title: 'We ring',
    text: 'In the slot you chose. The pieces are counted and you get the number to follow them by.',
    name: 'trousers',
    cloth: 'primary',
    sky: 'bg-accent-wash',
    soft: 'text-ink-soft',
  },
  {
    day: 'Day 1',
    time: 'Afternoon',
    title: 'We wash',
    text: 'Sorted, stains treated by hand, then each load into its own drum.',
    name: 'towel',
    cloth: 'danger',
    sky: 'bg-primary-wash',
    soft: 'text-ink-soft',
  },
  {
    day: 'Day 1',
    time: 'Night',
    title: 'We press and fold',
    text: 'Dried, pressed, looked at once more, and packed while you sleep.',
    name: 'shirt',
    cloth: 'white',
    sky: 'bg-night text-on-night',
    soft: 'text-night-soft',
  },
  {
    day: 'Day 2',
    time: MORNING,
    title: 'We bring it home',
    text: 'At the same hour, at your door. Dry cleaning takes one day more.',
    name: 'kurta',
    cloth: 'success',
    sky: 'bg-accent-wash',
    soft: 'text-ink-soft',
  },
]

export function TwoDays() {
  return (
    <section className="overflow-hidden">
      <h2 className="page pb-8 text-3xl">Two days on one line</h2>
      <ol className="relative grid sm:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1.15fr]">
        <li
          aria-hidden="true"
          className="absolute inset-x-0 top-8 z-10 h-[3px] bg-rope max-lg:hidden"
        />
        {POINTS.map(({ day, time, title, text, name, cloth, sky, soft }, index) => (
          <li
            key={title}
            className={clsx(
              'grid content-start gap-1 px-5 pt-8 pb-10 md:px-10 lg:px-8 lg:pb-14',
              index === 0 && 'lg:pl-[max(2.5rem,calc((100vw-76rem)/2+2.5rem))]',
              sky,
            )}
          >
            <div className="relative z-20 max-lg:border-t-[3px] max-lg:border-rope lg:-mt-4 lg:pt-0">
              <Garment name={name} cloth={cloth} className="h-36 w-auto max-lg:-mt-3.5 lg:h-44" />
            </div>
            <p className={clsx('mt-2 font-semibold', soft)}>
              {day}, {time}
            </p>
            <h3 className="text-xl">{title}</h3>
            <p className={clsx('max-w-xs', soft)}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
