// Promo codes: terms, uses and total discount of each; created, paused and resumed here.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type PromoCode, listPromoCodes, pausePromoCode } from '#contract/discounts/promo-codes.ts'
import { calendarDateIn } from '#domain/base/time-zone.ts'
import { promoTermsText } from '#words/en/discounts/promo-terms.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { call } from '#web/lib/api.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'
import { TellCustomersDialog } from './tell-customers-dialog.tsx'
import { NewPromoCode } from './new-promo-code.tsx'

const staffPromoCodes = queryOptions({
  queryKey: ['admin', 'promo-codes'],
  queryFn: ({ signal }) => call(listPromoCodes, {}, { signal }),
  // Customers use them as this stands open.
  refetchInterval: 60_000,
})

export function PromoCodesTab() {
  const client = useQueryClient()
  const codes = useQuery(staffPromoCodes)
  const { zone } = useLaundryTime()
  const today = calendarDateIn(new Date(codes.dataUpdatedAt), zone)
  return (
    <>
      <p className="max-w-2xl text-ink-soft">
        Customers type a code at the end of their order, or open a link that ends with it, such as
        /?code=WELCOME20.
      </p>
      <NewPromoCode onMade={(made) => putCode(client, made)} />
      {codes.isPending && <SkeletonList rows={3} label="Loading the promo codes" />}
      {codes.isError && (
        <FailedQueryNotice
          what={
            codes.data
              ? 'The promo codes couldn’t be refreshed; these may be old.'
              : 'The promo codes couldn’t be loaded.'
          }
          query={codes}
        />
      )}
      {codes.data?.length === 0 && (
        <EmptyState title="No promo codes yet">
          The first one you create will appear here, with how often it is used and what it gives
          away.
        </EmptyState>
      )}
      {codes.data && codes.data.length > 0 && (
        <ul aria-label="Promo codes" className="grid gap-4">
          {codes.data.map((code) => (
            <CodeCard key={code._id} code={code} today={today} />
          ))}
        </ul>
      )}
    </>
  )
}

function CodeCard({ code, today }: { code: PromoCode; today: string }) {
  const client = useQueryClient()
  const time = useLaundryTime()
  const [isTelling, setIsTelling] = useState(false)
  const pause = useAction(pausePromoCode, {
    input: (active: boolean) => ({ params: { codeId: code._id }, body: { active } }),
    onDone: (now) => {
      putCode(client, now)
      toast.success(`${now.promoCode} ${now.active ? 'goes on' : 'is paused'}.`)
    },
    failed: 'That couldn’t be saved. Please try again.',
    toasts: 'sentence',
  })
  const state = stateOf(code, today)
  return (
    <Panel as="li" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl wrap-anywhere">{code.promoCode}</h2>
        {state && <Badge>{state}</Badge>}
      </div>
      <p className="wrap-anywhere">{promoTermsText(code)}</p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Facts>
          <Fact name="Used">
            {code.maxUses === null ? String(code.uses) : `${code.uses} of ${code.maxUses}`}
          </Fact>
          <Fact name="Given away">{rupeesText(code.givenAway)}</Fact>
          <Fact name="Made">{time.day(code.createdAt)}</Fact>
        </Facts>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => setIsTelling(true)}>
            Tell customers
            <span className="sr-only">{`: ${code.promoCode}`}</span>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            busy={pause.isPending}
            busyLabel="Saving…"
            onClick={() => pause.send(!code.active)}
          >
            {code.active ? 'Pause' : 'Resume'}
            <span className="sr-only">{`: ${code.promoCode}`}</span>
          </Button>
        </div>
      </div>
      {isTelling && <TellCustomersDialog code={code} onClose={() => setIsTelling(false)} />}
    </Panel>
  )
}

/** Why nobody can use it now; null where customers can. */
function stateOf(code: PromoCode, today: string): string | null {
  if (!code.active) return 'Paused'
  if (code.fromDate !== null && today < code.fromDate) return 'Not yet'
  if (code.untilDate !== null && today > code.untilDate) return 'Ended'
  if (code.maxUses !== null && code.uses >= code.maxUses) return 'Used up'
  return null
}

/** Puts a code where it is shown; a new one in front. */
function putCode(client: QueryClient, code: PromoCode): void {
  client.setQueryData(staffPromoCodes.queryKey, (before) => {
    if (before === undefined) return before
    return before.some(({ _id }) => _id === code._id)
      ? before.map((each) => (each._id === code._id ? code : each))
      : [code, ...before]
  })
}
