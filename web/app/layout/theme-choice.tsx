// Choice between light, dark and the system's theme.
import clsx from 'clsx'
import { useId } from 'react'
import { type Theme, useTheme } from './theme.ts'
import { useWords } from '#web/lib/words.ts'
import { siteFrame } from '#words/en/base/site-frame.ts'

const THEMES: readonly Theme[] = ['light', 'dark', 'system']

export function ThemeChoice() {
  const words = useWords(siteFrame)
  const [theme, setTheme] = useTheme()
  const name = useId()
  return (
    <fieldset className="flex items-center gap-3">
      <legend className="sr-only">{words.colours}</legend>
      <div className="inline-flex overflow-hidden rounded-md border border-current/45">
        {THEMES.map((value) => (
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
            {words.themes[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
