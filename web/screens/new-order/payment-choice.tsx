// How the order is paid: with a saved card, or in cash or by UPI on delivery.
import { useQuery } from '@tanstack/react-query'
import type { SavedCard } from '#contract/profile.ts'
import { PAYMENT_METHODS } from '#domain/order-choices.ts'
import { cardText } from '#domain/order-payments.ts'
import { useBusinessAnswer } from '#web/business.ts'
import { cardsOf } from '#web/parts/profile-queries.ts'
import { Failed } from '#web/ui/failed.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCard, RadioCards } from '#web/ui/radio-card.tsx'
import type { Draft, DraftChange } from './draft.ts'

const ON_DELIVERY = [
  { id: 'cash', note: 'Pay when we bring your clothes back.' },
  { id: 'upi', note: 'Scan our code when we bring your clothes back.' },
] as const

const NONE: readonly SavedCard[] = []

type PaymentChoiceProps = {
  /** Whose saved cards are offered; null for a visitor. */
  userId: string | null
  draft: Draft
  onChange: (change: DraftChange) => void
}

export function PaymentChoice({ userId, draft, onChange }: PaymentChoiceProps) {
  const cards = useQuery({ ...cardsOf(userId ?? ''), enabled: userId !== null })
  const { today } = useBusinessAnswer().value
  return (
    <Panel as="section" aria-label="Payment" className="grid gap-4">
      <RadioCards legend="Payment method" className="sm:grid-cols-2">
        {ON_DELIVERY.map(({ id, note }) => (
          <RadioCard
            key={id}
            name="paymentMethod"
            value={id}
            title={PAYMENT_METHODS.find((method) => method.id === id)?.name}
            description={note}
            checked={draft.paymentMethod === id}
            onChange={() => onChange({ paymentMethod: id, cardId: null })}
          />
        ))}
        {(cards.data ?? NONE).map((card) => (
          <RadioCard
            key={card._id}
            name="paymentMethod"
            value={card._id}
            title={cardText(card)}
            description={
              isExpired(card, today)
                ? 'This card has expired.'
                : 'Charged when your clothes are ready, for then the price is final.'
            }
            aside={card.isDefault && <span className="text-sm font-normal">Default</span>}
            disabled={isExpired(card, today)}
            checked={draft.paymentMethod === 'card' && draft.cardId === card._id}
            onChange={() => onChange({ paymentMethod: 'card', cardId: card._id })}
          />
        ))}
      </RadioCards>
      {cards.isError && (
        <Failed
          what="Your saved cards couldn't be loaded."
          error={cards.error}
          onRetry={() => void cards.refetch()}
          retrying={cards.isFetching}
        />
      )}
    </Panel>
  )
}

/** The saved card that pays the order; undefined when none does, or while it is loading. */
export function useChosenCard(draft: Draft): SavedCard | undefined {
  const { ownerId, paymentMethod, cardId } = draft
  const cards = useQuery({
    ...cardsOf(ownerId ?? ''),
    enabled: ownerId !== null && paymentMethod === 'card',
  })
  return paymentMethod === 'card' ? cards.data?.find(({ _id }) => _id === cardId) : undefined
}

/** A card is good until its month is over. */
function isExpired({ expiryYear, expiryMonth }: SavedCard, today: string | undefined): boolean {
  return today !== undefined && `${expiryYear}-${expiryMonth}` < today.slice(0, 7)
}
