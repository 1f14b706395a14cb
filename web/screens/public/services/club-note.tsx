// Note about the Laundry Club for weekly customers.
import { DrawnGarment } from '#web/illustrations/garments.tsx'
import { useWords } from '#web/lib/words.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { servicesScreen } from '#words/en/catalogue/services-screen.ts'

export function ClubNote() {
  const words = useWords(servicesScreen).club
  return (
    <section className="bandhani bg-primary-band text-on-night print:hidden">
      <div className="page grid items-center gap-x-12 gap-y-8 py-14 md:grid-cols-[1fr_auto] lg:py-20">
        <div className="max-w-2xl">
          <h2 className="text-3xl">{words.title}</h2>
          <p className="mt-3 mb-6 text-lg text-on-night/85">{words.text}</p>
          <LinkButton to="/subscriptions" variant="accent">
            {words.link}
          </LinkButton>
        </div>
        <div className="flex gap-4 max-md:hidden">
          <DrawnGarment name="towel" cloth="accent" className="h-44 w-auto" />
          <DrawnGarment name="shirt" cloth="white" className="h-44 w-auto" />
          <DrawnGarment name="trousers" cloth="danger" className="h-44 w-auto" />
        </div>
      </div>
    </section>
  )
}
