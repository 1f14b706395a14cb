// Input of a rating of one to five stars.
import clsx from 'clsx'
import { useId } from 'react'
import { Star, STARS } from './star-rating.tsx'
import { useWords } from '#web/lib/words.ts'
import { formControls } from '#words/en/base/form-controls.ts'

type StarInputProps = { label: string; value: number; onChange: (value: number) => void }

/** A rating to give; 0 is none yet. */
export function StarInput({ label, value, onChange }: StarInputProps) {
  const words = useWords(formControls)
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
            <span className="sr-only">{words.stars({ count: star })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
