// Home: services, prices, coverage check and first steps.
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { wordsForMeta } from '#web/lib/words.ts'
import { BenefitsSection } from './benefits-section.tsx'
import { PinCodeCheck } from './pin-code-check.tsx'
import { LaundryStats } from './laundry-stats.tsx'
import { Hero } from './hero.tsx'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { ServicePriceCards } from './service-price-cards.tsx'
import { ThreeStepsSection } from './three-steps-section.tsx'
import { Testimonials } from './testimonials.tsx'
import { homeScreen } from '#words/en/base/home-screen.ts'

export const meta = () => {
  const words = wordsForMeta(homeScreen)
  return pageTitle(words.title, words.description({ hours: TURNAROUND_HOURS }))
}

export default function Screen() {
  return (
    <>
      <Hero />
      <LaundryStats />
      <ThreeStepsSection />
      <ServicePriceCards />
      <PinCodeCheck />
      <Testimonials />
      <BenefitsSection />
      <ClosingCallToAction />
    </>
  )
}
