// The Payment tab: saved cards, one of them the default. Their numbers never leave the browser.
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { type SavedCard, deleteCard, makeDefaultCard } from '#contract/accounts/profile.ts'
import { savedList } from '#words/en/accounts/saved-list.ts'
import { savedCards } from '#words/en/payments/saved-cards.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { canCustomersSaveCards, paymentSettings } from '#web/features/payments/payment-settings.ts'
import { cardsQuery } from '#web/features/account/profile-queries.ts'
import { useWords } from '#web/lib/words.ts'
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
  const words = useWords(savedCards)
  const options = cardsQuery(user._id)
  const cards = useQuery(options)
  const provider = useQuery(paymentSettings).data?.provider
  const mayAdd = canCustomersSaveCards(provider)
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<SavedCard | null>(null)
  const remove = useAction(deleteCard, {
    input: (cardId: string) => ({ params: { id: user._id, cardId } }),
    onDone: () => toast.success(words.delete.done),
    failed: words.delete.failed,
    toasts: 'title',
    onEnd: () => setDeleting(null),
  })

  const askToDelete = (card: SavedCard) => {
    if (card.isDefault) toast.failure(words.delete.defaultKept, words.delete.defaultKeptLine)
    else setDeleting(card)
  }

  return (
    <>
      <SavedList
        title={words.title}
        intro={words.intro}
        query={cards}
        loading={words.loading}
        failed={words.notLoaded}
        action={
          mayAdd && (
            <Button size="sm" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" size={18} />
              {words.add}
            </Button>
          )
        }
        empty={
          <EmptyState
            title={words.none}
            action={mayAdd && <Button onClick={() => setAdding(true)}>{words.addFirst}</Button>}
          >
            {words.noneLine({ provider: provider ?? 'simulated' })}
          </EmptyState>
        }
      >
        {cards.data?.map((card) => (
          <CardRow
            key={card._id}
            userId={user._id}
            card={card}
            onDelete={() => askToDelete(card)}
          />
        ))}
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
        title={words.delete.title}
        confirmLabel={words.delete.confirm}
        action={remove}
      >
        {deleting && words.name(deleting)}
      </ConfirmDialog>
    </>
  )
}

type CardRowProps = { userId: string; card: SavedCard; onDelete: () => void }

function CardRow({ userId, card, onDelete }: CardRowProps) {
  const words = useWords(savedCards)
  const list = useWords(savedList)
  const makeDefault = useAction(makeDefaultCard, {
    input: () => ({
      params: { id: userId, cardId: card._id },
      body: { isDefault: true as const },
    }),
    failed: list.defaultNotChanged,
    toasts: 'title',
  })
  const name = words.name(card)
  const expires = words.expires({ month: card.expiryMonth, year: card.expiryYear })
  return (
    <SavedItem
      icon={<CreditCard aria-hidden="true" size={22} />}
      name={name}
      text={`${card.holder}\n${expires}`}
      isDefault={card.isDefault}
      which={name}
      makeDefault={makeDefault}
      onDelete={onDelete}
    />
  )
}
