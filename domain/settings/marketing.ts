// Marketing content of the public pages: the laundry's own numbers and testimonials.

/** "50,000+" and "orders delivered". */
export type MarketingNumber = { value: string; label: string }

/** @property plan the Laundry Club's plan of a member, who is quoted on the Club's page; else empty */
export type Testimonial = { name: string; plan: string; rating: number; comment: string }

export type Marketing = { numbers: MarketingNumber[]; testimonials: Testimonial[] }

/** What the orders say, and the words of customers who agreed to be quoted, the latest first. */
export type OrdersSay = {
  delivered: number
  ratings: number
  /** From 1 to 5; null without a rating. */
  averageRating: number | null
  quotes: readonly { name: string; rating: number; comment: string }[]
}

/** What a laundry shows until its staff write something. */
export const NO_MARKETING: Marketing = { numbers: [], testimonials: [] }

/** A quote has so many stars at least; the average counts every rating. */
export const QUOTED_STARS = 4

/** So many quotes are shown at once, the latest of those that fit. */
export const QUOTES_SHOWN = 6

/** What the pages show from it: nothing is rounded up, and what there is none of is left out. */
export function marketingContentFrom({
  delivered,
  ratings,
  averageRating,
  quotes,
}: OrdersSay): Marketing {
  const numbers: MarketingNumber[] = []
  if (delivered > 0)
    numbers.push({
      value: delivered.toLocaleString('en-IN'),
      label: delivered === 1 ? 'order delivered' : 'orders delivered',
    })
  if (averageRating !== null)
    numbers.push({
      // Cut, not rounded: 4.96 is no 5.
      value: `${(Math.floor(averageRating * 10) / 10).toFixed(1)} of 5`,
      label: `average of ${ratings.toLocaleString('en-IN')} ${ratings === 1 ? 'rating' : 'ratings'}`,
    })
  return {
    numbers,
    testimonials: quotes.map(({ name, rating, comment }) => ({
      name: name.trim().split(/\s+/)[0]!,
      plan: '',
      rating,
      comment: comment.trim().replaceAll(/\s+/g, ' '),
    })),
  }
}
