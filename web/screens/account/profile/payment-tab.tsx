// The Payment tab: saved cards, one of them the default. Their numbers never leave the browser.
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import {
  CANNOT_DELETE_DEFAULT_CARD,
  type SavedCard,
  deleteCard,
  makeDefaultCard,
} from '#contract/accounts/profile.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { canSaveCards, paymentSettings } from '#web/features/payments/payment-settings.ts'
import { cardsOf } from '#web/features/account/profile-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { SavedItem, SavedList } from './saved-list.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Only adding a card needs the payment form.
const CardDialog = lazyPart(async () => ({
  default: (await import('#web/features/payments/card-dialog.tsx')).CardDialog,
}))

export function PaymentTab({ user }: { user: User }) {
  const options = cardsOf(user._id)
  const cards = useQuery(options)
  const provider = useQuery(paymentSettings).data?.provider
  const mayAdd = canSaveCards(provider)
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<SavedCard | null>(null)
  const makeDefault = useAction(makeDefaultCard, {
    input: (cardId: string) => ({
      params: { id: user._id, cardId },
      body: { isDefault: true as const },
    }),
    failed: 'The default couldn’t be changed.',
    toasts: 'title',
  })
  const remove = useAction(deleteCard, {
    input: (cardId: string) => ({ params: { id: user._id, cardId } }),
    onDone: () => toast.success('Card deleted.'),
    failed: 'The card couldn’t be deleted.',
    toasts: 'title',
    onEnd: () => setDeleting(null),
  })

  const askToDelete = (card: SavedCard) => {
    if (card.isDefault)
      toast.failure(CANNOT_DELETE_DEFAULT_CARD, 'Make another card the default first.')
    else setDeleting(card)
  }

  return (
    <>
      <SavedList
        title="Payment methods"
        intro="We keep what you recognise a card by, never its number."
        query={cards}
        loading="Loading your cards"
        failed="Your cards couldn’t be loaded."
        action={
          mayAdd && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" size={18} />
              Add card
            </Button>
          )
        }
        empty={
          <EmptyState
            title="No Saved Cards"
            action={mayAdd && <Button onClick={() => setAdding(true)}>Add your first card</Button>}
          >
            {EMPTY_TEXTS[provider ?? 'simulated']}
          </EmptyState>
        }
      >
        {cards.data?.map((card) => {
          const name = cardName(card)
          const which = <span className="sr-only">: {name}</span>
          return (
            <SavedItem
              key={card._id}
              icon={<CreditCard aria-hidden="true" size={22} />}
              name={name}
              text={`${card.holder}\nExpires ${card.expiryMonth}/${card.expiryYear.slice(2)}`}
              isDefault={card.isDefault}
            >
              {!card.isDefault && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={makeDefault.isPending && makeDefault.variables === card._id}
                  onClick={() => makeDefault.send(card._id)}
                >
                  Make default{which}
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => askToDelete(card)}>
                Delete{which}
              </Button>
            </SavedItem>
          )
        })}
      </SavedList>
      {adding && (
        <Suspense>
          <CardDialog userId={user._id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => deleting && remove.send(deleting._id)}
        title="Delete this card?"
        confirmLabel="Delete card"
        action={remove}
      >
        {deleting && cardName(deleting)}
      </ConfirmDialog>
    </>
  )
}

const EMPTY_TEXTS = {
  none: 'We don’t take cards online yet. Pay in cash or by UPI when we bring your clothes.',
  simulated: 'Save a card to pay your orders with.',
  stripe: 'Save a card to pay your orders with.',
  razorpay: 'Cards are taken by Razorpay when you pay.',
} as const

function cardName({ brand, last4 }: SavedCard): string {
  return `${brand} ending in ${last4}`
}
