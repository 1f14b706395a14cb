// How It Works: the three steps in detail, two days on one line, and preparation.
import { pageTitle } from '#web/lib/page-title.ts'
import { headWords } from '#web/lib/words.ts'
import { ClosingCall } from '#web/features/content/closing-call.tsx'
import { Delivery } from './delivery.tsx'
import { Features } from './features.tsx'
import { Preparation } from './preparation.tsx'
import { Questions } from './questions.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { TwoDays } from './two-days.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

export const meta = () => {
  const words = headWords(howItWorksScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  return (
    <>
      <ThreeSteps />
      <TwoDays />
      <Features />
      <Preparation />
      <Delivery />
      <Questions />
      <ClosingCall />
    </>
  )
}
