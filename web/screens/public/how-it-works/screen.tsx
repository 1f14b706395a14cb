// How It Works: the three steps in detail, two days on one line, and preparation.
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { DeliveryAndPayment } from './delivery-and-payment.tsx'
import { FeaturesSection } from './features-section.tsx'
import { BagPreparation } from './bag-preparation.tsx'
import { HowItWorksQuestions } from './how-it-works-questions.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { TypicalTwoDays } from './typical-two-days.tsx'
import { howItWorksScreen } from '#words/en/base/how-it-works-screen.ts'

export const meta = () => {
  const words = wordsForMeta(howItWorksScreen)
  return pageTitle(words.title, words.description)
}

export default function Screen() {
  return (
    <>
      <ThreeSteps />
      <TypicalTwoDays />
      <FeaturesSection />
      <BagPreparation />
      <DeliveryAndPayment />
      <HowItWorksQuestions />
      <ClosingCallToAction />
    </>
  )
}
