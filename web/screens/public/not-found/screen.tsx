// Not found: the screen of every unknown address.
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { logProblem } from '#web/lib/log.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta, useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { notFoundScreen } from '#words/en/base/not-found-screen.ts'

export const meta = () => pageTitle(wordsForMeta(notFoundScreen).title)

const HUNG: readonly Hung[] = [
  { name: 'sock', cloth: 'accent', x: 88, scale: 1.2 },
  { name: 'sock', cloth: 'primary', x: 462, scale: 1.2 },
]

export default function Screen() {
  const words = useWords(notFoundScreen)
  const { pathname } = useLocation()

  useEffect(() => logProblem('404: there is no page at', pathname), [pathname])

  return (
    <div className="overflow-hidden">
      <div className="page grid justify-items-center gap-4 pt-14 pb-24 text-center">
        <div className="relative w-full max-w-xl">
          <Clothesline
            hung={HUNG}
            width={560}
            height={190}
            top={16}
            sag={20}
            moving
            className="overflow-visible"
          />
          <h1 className="absolute inset-x-0 bottom-0 font-display text-[min(5rem,25vw)] leading-none sm:text-[7rem] font-extrabold">
            404
          </h1>
        </div>
        <p className="font-display text-2xl font-bold">{words.oops}</p>
        <p className="max-w-md text-ink-soft">{words.text}</p>
        <LinkButton to="/" className="mt-2">
          {words.home}
        </LinkButton>
      </div>
    </div>
  )
}
