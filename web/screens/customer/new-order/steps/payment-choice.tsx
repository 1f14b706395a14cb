// Payment of the order: a saved card, or cash or UPI on delivery.
import { useQuery } from '@tanstack/react-query'
import type { SavedCard } from '#contract/accounts/profile.ts'
import { PaymentMethodChoice } from '#web/features/payments/payment-method-choice.tsx'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { useOwnCompany } from '#web/features/companies/ordering-company.ts'
import { rupeesText } from '#web/lib/rupees.ts'
import { useWords } from '#web/lib/words.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RadioCard } from '#web/ui/fields/radio-card.tsx'
import { onAccount } from '#words/en/companies/on-account.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import type { DraftChange } from '../draft/draft.ts'
import type { Draft } from '../draft/draft-shape.ts'

type PaymentChoiceProps = {
  /** Whose saved cards are offered; null for a visitor. */
  userId: string | null
  draft: Draft
  onChange: (change: DraftChange) => void
}

export function PaymentChoice({ userId, draft, onChange }: PaymentChoiceProps) {
  const { address: words } = useWords(orderSteps)
  return (
    <Panel as="section" aria-label={words.payment} className="grid gap-4">
      <PaymentMethodChoice
        userId={userId}
        value={draft}
        onChange={onChange}
        cardNote={words.cardNote}
      >
        <AccountWay draft={draft} onChange={onChange} />
      </PaymentMethodChoice>
    </Panel>
  )
}

/** On the account of the person's company, where it has one. */
function AccountWay({ draft, onChange }: Pick<PaymentChoiceProps, 'draft' | 'onChange'>) {
  const words = useWords(onAccount)
  const { data: company } = useOwnCompany()
  if (!company || company.left === null) return null
  const { name, left, refusal } = company
  return (
    <RadioCard
      name="paymentMethod"
      value="account"
      title={words.title({ company: name })}
      description={refusal ?? words.left({ sum: rupeesText(left) })}
      disabled={refusal !== null}
      checked={draft.paymentMethod === 'account'}
      onChange={() => onChange({ paymentMethod: 'account', cardId: null })}
    />
  )
}

/** The saved card that pays the order; undefined when none does, or while it is loading. */
export function useChosenCard(draft: Draft): SavedCard | undefined {
  const { ownerId, paymentMethod, cardId } = draft
  const cards = useQuery({
    ...cardsQuery(ownerId ?? ''),
    enabled: ownerId !== null && paymentMethod === 'card',
  })
  return paymentMethod === 'card' ? cards.data?.find(({ _id }) => _id === cardId) : undefined
}
