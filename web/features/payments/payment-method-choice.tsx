// Ways to pay an order: cash or UPI on delivery, or one of the customer's saved cards.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SavedCard } from '#contract/accounts/profile.ts'
import { isCardExpired } from '#domain/payments/card.ts'
import type { HandOvers } from '#domain/orders/record/hand-over.ts'
import type { OwnPaymentMethod, PaymentMethod } from '#domain/orders/record/order-choices.ts'
import { handOverWords } from '#words/en/orders/hand-over.ts'
import { paymentWays } from '#words/en/payments/payment-ways.ts'
import { useWords } from '#web/lib/words.ts'
import { useBusinessAnswer } from '#web/lib/business.ts'
import { RadioCard, RadioCards } from '#web/ui/fields/radio-card.tsx'
import { paymentSettings } from './payment-settings.ts'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { cards as cardWords } from '#words/en/payments/cards.ts'

const BY_HAND = ['cash', 'upi'] as const

const NONE: readonly SavedCard[] = []

export type PaymentWay = { paymentMethod: OwnPaymentMethod; cardId: string | null }

type PaymentWaysProps = {
  /** Whose saved cards are offered; null for a visitor. */
  userId: string | null
  /** Null while none is chosen. */
  value: { paymentMethod: PaymentMethod; cardId: string | null } | null
  onChange: (way: PaymentWay) => void
  /** When a card is charged. */
  cardNote: string
  /** Whether cash and UPI are among them; they are by default. */
  onDelivery?: boolean
  /** Of the order that is paid. */
  handOvers?: HandOvers
  /** Another way, as a radio card of the same group; it comes first. */
  children?: ReactNode
}

export function PaymentMethodChoice({
  userId,
  value,
  onChange,
  cardNote,
  onDelivery = true,
  handOvers = {},
  children,
}: PaymentWaysProps) {
  const words = useWords(paymentWays)
  const { named } = useWords(cardWords)
  const takesCards = useQuery(paymentSettings).data?.provider !== 'none'
  const cards = useQuery({ ...cardsQuery(userId ?? ''), enabled: userId !== null && takesCards })
  const { today } = useBusinessAnswer().value
  const way = useWords(handOverWords).wayBack(handOvers)
  return (
    <>
      <RadioCards legend={words.label} className="sm:grid-cols-2">
        {children}
        {onDelivery &&
          BY_HAND.map((id) => (
            <RadioCard
              key={id}
              name="paymentMethod"
              value={id}
              title={way.payments[id]}
              description={way.paymentNotes[id]}
              checked={value?.paymentMethod === id}
              onChange={() => onChange({ paymentMethod: id, cardId: null })}
            />
          ))}
        {(takesCards && cards.data ? cards.data : NONE).map((card) => (
          <RadioCard
            key={card._id}
            name="paymentMethod"
            value={card._id}
            title={named(card)}
            description={isExpired(card, today) ? words.cardExpired : cardNote}
            aside={
              card.isDefault && <span className="text-sm font-normal">{words.defaultCard}</span>
            }
            disabled={isExpired(card, today)}
            checked={value?.paymentMethod === 'card' && value.cardId === card._id}
            onChange={() => onChange({ paymentMethod: 'card', cardId: card._id })}
          />
        ))}
      </RadioCards>
      {cards.isError && <FailedQueryNotice what={words.cardsNotLoaded} query={cards} />}
    </>
  )
}

function isExpired(card: SavedCard, today: string | undefined): boolean {
  return today !== undefined && isCardExpired(card, today)
}
