// Display of a rating of one to five stars.
import { useWords } from '#web/lib/words.ts'
import { controls } from '#words/en/base/controls.ts'
export const STARS = [1, 2, 3, 4, 5] as const
const STAR_PATH = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z'

/** One star, lit or not, as large as what holds it. */
export function Star({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-full">
      <path
        d={STAR_PATH}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className={lit ? 'fill-accent stroke-accent-deep' : 'fill-none stroke-edge'}
      />
    </svg>
  )
}

/** A rating to read. */
export function StarRating({ value }: { value: number }) {
  const words = useWords(controls)
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{words.outOfFive({ stars: value })}</span>
      {STARS.map((star) => (
        <span key={star} className="size-5">
          <Star lit={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  )
}
