// Customers' quotes, side by side.
import type { Testimonial } from '#domain/settings/marketing.ts'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { useWords } from '#web/lib/words.ts'
import { quotes } from '#words/en/base/quotes.ts'

/** @param byClass how the line with the name is coloured */
export function CustomerQuotes({
  said,
  byClass,
}: {
  said: readonly Testimonial[]
  byClass: string
}) {
  const words = useWords(quotes)
  return (
    <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
      {said.map(({ name, plan, rating, comment }) => (
        <li key={comment}>
          <figure className="flex h-full flex-col gap-4">
            <div aria-hidden="true" className="gamcha h-1.5 w-24" />
            <StarRating value={rating} />
            <blockquote className="flex-1 font-display text-lg font-medium wrap-anywhere">
              {words.said({ comment })}
            </blockquote>
            <figcaption className={byClass}>{words.by({ name, plan })}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
