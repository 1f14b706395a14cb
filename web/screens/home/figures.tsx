// The stats band.
import { FIGURES } from '#web/claims.ts'

export function Figures() {
  return (
    <section aria-label="Washline in figures" className="bg-night text-on-night">
      <dl className="page grid grid-cols-2 gap-x-3 gap-y-8 py-10 sm:gap-x-6 lg:grid-cols-4 lg:py-14">
        {FIGURES.map(({ figure, what }) => (
          <div key={what} className="flex flex-col-reverse border-l-4 border-marigold pl-3 sm:pl-4">
            <dt className="text-night-soft">{what}</dt>
            <dd className="font-display text-2xl font-extrabold tracking-tight whitespace-nowrap sm:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
