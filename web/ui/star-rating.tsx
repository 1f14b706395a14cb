// Stars, one to five: shown, or chosen.
import clsx from 'clsx'
import { useId } from 'react'

const STARS = [1, 2, 3, 4, 5] as const
const STAR_PATH = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z'

function Star({ lit }: { lit: boolean }) {
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
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{value} out of 5 stars</span>
      {STARS.map((star) => (
        <span key={star} className="size-5">
          <Star lit={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  )
}

type StarInputProps = { label: string; value: number; onChange: (value: number) => void }

/** A rating to give; 0 is none yet. */
export function StarInput({ label, value, onChange }: StarInputProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className={clsx(
              'grid size-11 cursor-pointer place-items-center rounded-md p-1.5 hover:bg-accent-wash',
              'has-focus-visible:outline-3 has-focus-visible:outline-primary-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star lit={star <= value} />
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
