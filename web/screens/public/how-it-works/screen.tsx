// How It Works: the three steps in detail, two days on one line, and preparation.
import { pageTitle } from '#web/lib/page-title.ts'
import { headWords } from '#web/lib/words.ts'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { Delivery } from './delivery.tsx'
import { Features } from './features.tsx'
import { Preparation } from './preparation.tsx'
import { HowItWorksQuestions } from './how-it-works-questions.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { TypicalTwoDays } from './typical-two-days.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

export const meta = () => {
  const words = headWords(howItWorksScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  return (
    <>
      <ThreeSteps />
      <TypicalTwoDays />
      <Features />
      <Preparation />
      <Delivery />
      <HowItWorksQuestions />
      <ClosingCallToAction />
    </>
  )
}
