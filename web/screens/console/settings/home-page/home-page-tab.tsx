// Marketing content of the public pages: the laundry's numbers and testimonials.
import { useQueryClient } from '@tanstack/react-query'
import { changeMarketing } from '#contract/settings/settings-marketing.ts'
import { MARKETING_LIMITS } from '#domain/settings/marketing-limits.ts'
import {
  type MarketingNumber,
  QUOTED_STARS,
  QUOTES_SHOWN,
  type Testimonial,
} from '#domain/settings/marketing.ts'
import { call } from '#web/lib/api.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DraftList, type Keyed, addRowKeys, addRow } from '../state/draft-list.tsx'
import { MarketingFromOrders } from './marketing-from-orders.tsx'
import { MarketingNumberRow, MarketingTestimonialRow } from './marketing-rows.tsx'
import { SettingSection } from '#web/features/forms/setting-section.tsx'
import { cacheSettings, type Settings } from '../state/settings-state.ts'
import { useDraftForm } from '../state/use-draft-form.ts'

const NEW_NUMBER = { value: '', label: '' }
const NEW_TESTIMONIAL = { name: '', plan: '', rating: 5, comment: '' }

export function HomePageTab({ settings }: { settings: Settings }) {
  const client = useQueryClient()
  const { shown, change, issues, section } = useDraftForm(
    changeMarketing.body,
    settings.marketing,
    {
      draw: ({ fromOrders, numbers, testimonials }) => ({
        fromOrders,
        numbers: addRowKeys(numbers),
        testimonials: addRowKeys(testimonials),
      }),
      read: ({ fromOrders, numbers, testimonials }) => ({
        fromOrders,
        numbers: numbers.map(({ value, label }) => ({ value, label })),
        testimonials: testimonials.map(({ name, plan, rating, comment }) => ({
          name,
          plan,
          rating,
          comment,
        })),
      }),
      send: (body) => call(changeMarketing, { body }),
      put: (marketing) => cacheSettings(client, { marketing }),
      done: 'The home page is saved.',
    },
  )
  const problemAt = (list: 'numbers' | 'testimonials', index: number, field: string) =>
    issues.find(({ path }) => path[0] === list && path[1] === index && path[2] === field)?.message

  return (
    <SettingSection
      title="Home page"
      intro="Numbers and quotes that visitors see. They must be true for your laundry: what you leave empty isn’t shown. Quotes from members with a plan appear on the Laundry Club’s page."
      {...section}
    >
      <Checkbox
        checked={shown.fromOrders}
        onChange={(event) => change({ ...shown, fromOrders: event.target.checked })}
      >
        From real orders: how many you delivered, their average rating, and up to {QUOTES_SHOWN}{' '}
        comments with {QUOTED_STARS} stars or more, of customers who agreed to be quoted
      </Checkbox>
      {shown.fromOrders ? <MarketingFromOrders /> : <OwnLists {...{ shown, change, problemAt }} />}
    </SettingSection>
  )
}

type Draft = {
  fromOrders: boolean
  numbers: Keyed<MarketingNumber>[]
  testimonials: Keyed<Testimonial>[]
}

type OwnListsProps = {
  shown: Draft
  change: (draft: Draft) => void
  problemAt: (list: 'numbers' | 'testimonials', index: number, field: string) => string | undefined
}

function OwnLists({ shown, change, problemAt }: OwnListsProps) {
  const { numbers, testimonials } = shown
  return (
    <>
      <DraftList
        title="Numbers"
        none="No numbers, so the home page shows none."
        add="Add a number"
        room={MARKETING_LIMITS.numbers - numbers.length}
        onAdd={() => change({ ...shown, numbers: addRow(numbers, NEW_NUMBER) })}
      >
        {numbers.map((number, index) => (
          <MarketingNumberRow
            key={number.key}
            place={index}
            number={number}
            problemOf={(field) => problemAt('numbers', index, field)}
            onChange={(changed) =>
              change({ ...shown, numbers: numbers.with(index, { ...number, ...changed }) })
            }
            onRemove={() => change({ ...shown, numbers: numbers.toSpliced(index, 1) })}
          />
        ))}
      </DraftList>
      <DraftList
        title="Testimonials"
        none="No testimonials, so the home page and the Laundry Club’s page show none."
        add="Add a testimonial"
        room={MARKETING_LIMITS.testimonials - testimonials.length}
        onAdd={() => change({ ...shown, testimonials: addRow(testimonials, NEW_TESTIMONIAL) })}
      >
        {testimonials.map((testimonial, index) => (
          <MarketingTestimonialRow
            key={testimonial.key}
            place={index}
            testimonial={testimonial}
            problemOf={(field) => problemAt('testimonials', index, field)}
            onChange={(changed) =>
              change({
                ...shown,
                testimonials: testimonials.with(index, { ...testimonial, ...changed }),
              })
            }
            onRemove={() => change({ ...shown, testimonials: testimonials.toSpliced(index, 1) })}
          />
        ))}
      </DraftList>
    </>
  )
}
