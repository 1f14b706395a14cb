// Three customers in their own words.
import { StarRating } from '#web/ui/star-rating.tsx'

const TESTIMONIALS = [
  {
    name: 'Priya Menon',
    rating: 5,
    comment:
      'My silk sarees came back looking the way they did at my wedding. I follow the order on my phone and stop wondering.',
  },
  {
    name: 'Arjun Sethi',
    rating: 5,
    comment:
      'Picked up at nine in the morning, back on the hanger the next morning. My Sundays are mine again.',
  },
  {
    name: 'Fatima Shaikh',
    rating: 5,
    comment:
      'Two children, one cricket team, endless whites. They come out whiter than mine ever did, and nothing goes missing.',
  },
] as const

export function Testimonials() {
  return (
    <section className="page py-16 lg:py-24">
      <h2 className="text-3xl">Said over the washing line</h2>
      <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
        {TESTIMONIALS.map(({ name, rating, comment }) => (
          <li key={name}>
            <figure className="flex h-full flex-col gap-4">
              <div aria-hidden="true" className="gamcha h-1.5 w-24" />
              <StarRating value={rating} />
              <blockquote className="flex-1 font-display text-lg font-medium">
                “{comment}”
              </blockquote>
              <figcaption className="font-semibold text-ink-soft">{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
