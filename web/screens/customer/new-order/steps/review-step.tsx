// Step 4: the whole order, priced by the server; the price shown is the price charged.
import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuoteAnswer } from '#contract/orders/quotes.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { deliveryPreferences, paymentMethods } from '#words/en/orders/order-choices.ts'
import { useWords } from '#web/lib/words.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { addressLine } from '#domain/orders/address.ts'
import { hasNoCarePreferences } from '#domain/catalogue/care-preferences.ts'
import { chargeNotes } from '#words/en/payments/charge-notes.ts'
import { useOwnCompany } from '#web/features/companies/ordering-company.ts'
import { useDeliveryTime } from '#web/features/orders/record/delivery-time.ts'
import { PriceTable } from '#web/features/orders/price/price-table.tsx'
import { rupeesText } from '#web/lib/rupees.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { screenReaderOnly } from '#web/ui/screen-reader-only.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import type { DraftChange } from '../draft/draft.ts'
import type { Draft, Step } from '../draft/draft-shape.ts'
import { BagReview } from './bag-review.tsx'
import { useChosenCard } from './payment-choice.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import { ToleranceField } from './tolerance-field.tsx'
import type { Bag } from '../state/use-bag-price.ts'
import { useDeliveryEstimate } from '../state/use-delivery-estimate.ts'
import { ChosenGarments } from './chosen-garments.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { cards as cardWords } from '#words/en/payments/cards.ts'

type ReviewStepProps = {
  draft: Draft
  bag: Bag | null
  quote: UseQueryResult<QuoteAnswer>
  onChange: (change: DraftChange) => void
  /** Why the order can't be placed as it stands here; null once it can. */
  onWrong: (reason: string | null) => void
  onGo: (step: Step) => void
}

/** Lines and total, pickup and delivery, addresses and payment, each with the way to change it. */
export function ReviewStep({ draft, bag, quote, onChange, onWrong, onGo }: ReviewStepProps) {
  const time = useLaundryTime()
  const { estimatedAt, window } = useDeliveryEstimate(draft)
  const deliveryTime = useDeliveryTime()
  const card = useChosenCard(draft)
  const { data: company } = useOwnCompany()
  const { review: words } = useWords(orderSteps)
  const { billTo } = useWords(onAccount)
  const preferences = useWords(deliveryPreferences)
  const methods = useWords(paymentMethods)
  const care = useWords(carePreferences)
  const { atTheDoor } = useWords(orderAddresses)
  const saved = quote.data ? savedOnline(quote.data) : 0
  const charged = useWords(chargeNotes)
  const { named } = useWords(cardWords)
  const deliveryAddress = draft.sameAddress ? '' : addressLine(draft.deliveryAddress)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
      <Part title={words.clothes} onChange={() => onGo(1)} className="xl:row-span-2">
        {bag && (
          <BagReview
            bag={bag}
            hasCode={draft.promoCode !== ''}
            onMost={(most) => onChange({ most })}
            onWrong={onWrong}
          />
        )}
        {bag === null && quote.isPending && <SkeletonList rows={2} label={words.pricing} />}
        {quote.isError && <FailedQueryNotice what={words.notPriced} query={quote} />}
        {quote.data && (
          <PriceTable
            priced={quote.data}
            caption={words.caption}
            clubNote={quote.data.allowanceLeft && words.left(quote.data.allowanceLeft)}
            savedText={saved > 0 ? words.saved({ amount: rupeesText(saved) }) : null}
          />
        )}
        {bag === null && (
          <PromoCodeField
            code={draft.promoCode}
            quote={quote.data}
            onChange={(promoCode) => onChange({ promoCode })}
          />
        )}
        {quote.data && (
          <ToleranceField
            total={quote.data.total}
            chosen={draft.tolerance}
            onChange={(tolerance) => onChange({ tolerance })}
            onWrong={onWrong}
          />
        )}
        {draft.ownerId && <ChosenGarments userId={draft.ownerId} chosen={draft.garmentIds} />}
      </Part>

      <Part title={words.times} onChange={() => onGo(2)}>
        <Facts>
          <Fact name={words.pickup}>
            {draft.pickupDate && time.date(draft.pickupDate)},{' '}
            {draft.pickupTime && time.slotHours(draft.pickupTime)}
          </Fact>
          <Fact name={words.delivery}>{preferences[draft.deliveryPreference].name}</Fact>
          {estimatedAt && (
            <Fact name={words.estimated}>
              {deliveryTime({
                deliveryWindow: window,
                estimatedDelivery: estimatedAt.toISOString(),
              })}
            </Fact>
          )}
        </Facts>
      </Part>

      <Part title={words.contact} onChange={() => onGo(3)}>
        <Facts>
          <Fact name={words.pickupAddress}>{addressLine(draft.address)}</Fact>
          <Fact name={words.deliveryAddress}>{deliveryAddress || words.sameAddress}</Fact>
          {draft.door && (
            <Fact name={atTheDoor}>{`${draft.door.name.trim()}, ${draft.door.phone.trim()}`}</Fact>
          )}
          {!hasNoCarePreferences(draft.preferences) && (
            <Fact name={care.title}>{care.asked(draft.preferences).join(', ')}</Fact>
          )}
          {draft.specialInstructions.trim() && (
            <Fact name={words.instructions}>{draft.specialInstructions.trim()}</Fact>
          )}
          {company && <Fact name={billTo}>{company.name}</Fact>}
          <Fact name={words.payment}>
            {card ? named(card) : methods[draft.paymentMethod]}
            {card && (
              <span className="block font-normal">{charged.whenReady({ card: named(card) })}</span>
            )}
          </Fact>
        </Facts>
      </Part>
    </div>
  )
}

/** In rupees. */
function savedOnline({ listTotal, itemsTotal, expressFee }: QuoteAnswer): number {
  return Math.round((listTotal - itemsTotal - expressFee) * 100) / 100
}

type PartProps = { title: string; onChange: () => void; className?: string; children: ReactNode }

function Part({ title, onChange, className, children }: PartProps) {
  const { review: words } = useWords(orderSteps)
  return (
    <Panel as="section" aria-label={title} className={className}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        <button
          type="button"
          onClick={onChange}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-primary-text hover:bg-primary-wash"
        >
          <Pencil aria-hidden="true" size={16} />
          <MarkedText text={words.change({ part: title })} parts={[screenReaderOnly]} />
        </button>
      </div>
      {children}
    </Panel>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3">{children}</dl>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
