// Three members in their own words.
import { StarRating } from '#web/ui/star-rating.tsx'

const TESTIMONIALS = [
  {
    name: 'Meera Nair',
    plan: 'Family',
    rating: 5,
    comment: 'Four of us, two school uniforms each. I stopped counting loads and started sleeping.',
  },
  {
    name: 'Rohan Deshpande',
    plan: 'Basic',
    rating: 5,
    comment: 'I was away for three weeks and the kilograms were still there when I came home.',
  },
  {
    name: 'Zoya Khan',
    plan: 'Premium',
    rating: 4,
    comment: 'The dry cleaning alone is worth it. My blazers come back on hangers, every time.',
  },
] as const

export function Testimonials() {
  return (
    <section className="bandhani bg-neel-band text-on-night">
      <div className="page py-16 lg:py-24">
        <h2 className="text-3xl">Members say</h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8">
          {TESTIMONIALS.map(({ name, plan, rating, comment }) => (
            <li key={name}>
              <figure className="flex h-full flex-col gap-4">
                <div aria-hidden="true" className="gamcha h-1.5 w-24" />
                <StarRating value={rating} />
                <blockquote className="flex-1 font-display text-lg font-medium">
                  “{comment}”
                </blockquote>
                <figcaption className="font-semibold text-on-night/85">
                  {`${name}, ${plan} plan`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
