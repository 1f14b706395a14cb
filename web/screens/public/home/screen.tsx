// Home: services, prices, coverage check and first steps.
import { TURNAROUND_HOURS } from '#web/features/content/marketing-facts.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { headWords } from '#web/lib/words.ts'
import { Benefits } from './benefits.tsx'
import { Coverage } from './coverage.tsx'
import { LaundryStats } from './laundry-stats.tsx'
import { Hero } from './hero.tsx'
import { ClosingCallToAction } from '#web/features/content/closing-call-to-action.tsx'
import { ServiceTags } from './service-tags.tsx'
import { Steps } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { homeScreen } from '#words/en/base/home-screen.ts'

export const meta = () => {
  const words = headWords(homeScreen)
  return pageTitle(words.title, words.description({ hours: TURNAROUND_HOURS }))
}

export default function Screen() {
  return (
    <>
      <Hero />
      <LaundryStats />
      <Steps />
      <ServiceTags />
      <Coverage />
      <Testimonials />
      <Benefits />
      <ClosingCallToAction />
    </>
  )
}
