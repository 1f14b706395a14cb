// Choice between light, dark and the system's theme.
import clsx from 'clsx'
import { useId } from 'react'
import { type Theme, useTheme } from './theme.ts'

const THEMES: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
  { value: 'system', label: 'Auto' },
]

export function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  const name = useId()
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">Colours</legend>
      <div className="inline-flex overflow-hidden rounded-md border border-current/45">
        {THEMES.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'inline-flex min-h-11 grow cursor-pointer items-center justify-center px-4 text-sm font-medium',
              'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-current',
              theme === value && 'bg-accent text-on-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
