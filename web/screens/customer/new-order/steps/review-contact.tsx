/** Review of the contact step: addresses, care, instructions and payment. */
import { addressLine } from '#domain/orders/address.ts'
import { hasNoCarePreferences } from '#domain/catalogue/care-preferences.ts'
import { carePreferences } from '#words/en/catalogue/care-preferences.ts'
import { onAccount } from '#words/en/companies/on-account.ts'
import { orderSteps } from '#words/en/orders/new-order/order-steps.ts'
import { orderAddresses } from '#words/en/orders/order-addresses.ts'
import { paymentMethods } from '#words/en/orders/order-choices.ts'
import { cards as cardWords } from '#words/en/payments/cards.ts'
import { chargeNotes } from '#words/en/payments/charge-notes.ts'
import { useOwnCompany } from '#web/features/companies/ordering-company.ts'
import { useWords } from '#web/lib/words.ts'
import type { Draft } from '../draft/draft-shape.ts'
import { useChosenCard } from './payment-choice.tsx'
import { ReviewFact, ReviewFacts, ReviewPart } from './review-part.tsx'

export function ReviewContact({ draft, onEdit }: { draft: Draft; onEdit: () => void }) {
  const card = useChosenCard(draft)
  const { data: company } = useOwnCompany()
  const { review: words } = useWords(orderSteps)
  const { billTo } = useWords(onAccount)
  const methods = useWords(paymentMethods)
  const care = useWords(carePreferences)
  const { atTheDoor } = useWords(orderAddresses)
  const charged = useWords(chargeNotes)
  const { named } = useWords(cardWords)
  const deliveryAddress = draft.sameAddress ? '' : addressLine(draft.deliveryAddress)
  return (
    <ReviewPart title={words.contact} onChange={onEdit}>
      <ReviewFacts>
        <ReviewFact name={words.pickupAddress}>{addressLine(draft.address)}</ReviewFact>
        <ReviewFact name={words.deliveryAddress}>{deliveryAddress || words.sameAddress}</ReviewFact>
        {draft.door && (
          <ReviewFact
            name={atTheDoor}
          >{`${draft.door.name.trim()}, ${draft.door.phone.trim()}`}</ReviewFact>
        )}
        {!hasNoCarePreferences(draft.preferences) && (
          <ReviewFact name={care.title}>{care.asked(draft.preferences).join(', ')}</ReviewFact>
        )}
        {draft.specialInstructions.trim() && (
          <ReviewFact name={words.instructions}>{draft.specialInstructions.trim()}</ReviewFact>
        )}
        {company && <ReviewFact name={billTo}>{company.name}</ReviewFact>}
        <ReviewFact name={words.payment}>
          {card ? named(card) : methods[draft.paymentMethod]}
          {card && (
            <span className="block font-normal">{charged.whenReady({ card: named(card) })}</span>
          )}
        </ReviewFact>
      </ReviewFacts>
    </ReviewPart>
  )
}
