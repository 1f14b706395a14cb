// Frame of Login and Signup: the form on one sheet, a night-blue one with the clothesline beside it.
import type { ReactNode } from 'react'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { authFrame } from '#words/en/base/auth-frame.ts'

type AuthFrameProps = {
  title: string
  intro: ReactNode
  /** The form. */
  children: ReactNode
  /** What stands on the night-blue sheet, under the line. */
  aside: ReactNode
}

const HUNG: readonly Hung[] = [
  { name: 'towel', cloth: 'white', x: 60, scale: 0.8 },
  { name: 'shirt', cloth: 'primary', x: 165, scale: 0.85 },
  { name: 'kurta', cloth: 'accent', x: 280, scale: 0.8 },
  { name: 'sock', cloth: 'success', x: 358, scale: 0.8 },
]

/** Title and form first, also on a phone; the other sheet after them. */
export function AuthFrame({ title, intro, children, aside }: AuthFrameProps) {
  return (
    <div className="page grid items-start gap-6 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-8">
      <Panel className="sm:p-8 lg:p-10">
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <Blocked />
        <div className="mt-7">{children}</div>
      </Panel>
      <aside className="overflow-hidden rounded-cut-lg bg-night text-on-night lg:sticky lg:top-28">
        <Clothesline width={400} height={190} top={26} sag={20} hung={HUNG} moving />
        <div className="p-6 pt-2 sm:p-8 sm:pt-2">{aside}</div>
      </aside>
    </div>
  )
}

/** What stands in the way of logging in: blocked cookies or scripts. */
function Blocked() {
  const words = useWords(authFrame)
  const isBlocked = useHydrated() && !navigator.cookieEnabled
  return (
    <>
      {isBlocked && (
        <p role="alert" className={NOTICE}>
          {words.cookiesBlocked}
        </p>
      )}
      <noscript>
        <p className={NOTICE}>{words.scriptsBlocked}</p>
      </noscript>
    </>
  )
}

const NOTICE = 'mt-4 rounded-md bg-accent-wash px-4 py-3 font-semibold text-accent-text'
