// How It Works: the three steps in detail, two days on one line, and preparation.
import { pageTitle } from '#web/lib/page-title.ts'
import { ClosingCall } from '#web/features/content/closing-call.tsx'
import { Delivery } from './delivery.tsx'
import { Features } from './features.tsx'
import { Preparation } from './preparation.tsx'
import { Questions } from './questions.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { TwoDays } from './two-days.tsx'

export const meta = () =>
  pageTitle(
    'How It Works',
    'Schedule, hand over, get it back: how pickup, cleaning and delivery go, how to prepare the bag, and how you pay.',
  )

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
