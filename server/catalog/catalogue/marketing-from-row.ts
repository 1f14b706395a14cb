/** The laundry's numbers and testimonials, from its row. */
import type { Selectable } from 'kysely'
import type { Marketing } from '#domain/settings/marketing.ts'
import type { BusinessTable } from '../../database/tables.ts'

/** Written out, so that the fields stand in one order, whatever order the database gives them in. */
export function marketingFromRow({ marketing }: Selectable<BusinessTable>): Marketing {
  return {
    numbers: marketing.numbers.map(({ value, label }) => ({ value, label })),
    testimonials: marketing.testimonials.map(({ name, plan, rating, comment }) => ({
      name,
      plan,
      rating,
      comment,
    })),
  }
}
