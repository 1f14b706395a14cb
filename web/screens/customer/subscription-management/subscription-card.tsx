// Payment card of the subscription with its billing address, and a button to replace it.
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { Subscription } from '#contract/club/subscriptions.ts'
import { paymentSettings } from '#web/features/payments/payment-settings.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { subscriptionScreen } from '#words/en/club/subscription-screen.ts'
import { CardDialog } from './card-dialog.tsx'

export function SubscriptionCard({ club }: { club: Subscription }) {
  const { card: words } = useWords(subscriptionScreen)
  const [changing, setChanging] = useState(false)
  const provider = useQuery(paymentSettings).data?.provider
  // Razorpay keeps a card only while it takes a payment.
  const canChange =
    provider && provider !== 'none' && (provider !== 'razorpay' || club.paymentProblem !== null)
  const { cardBrand, cardLast4, expiryMonth, expiryYear } = club.paymentMethod
  const { address, city, zipCode } = club.billingAddress
  return (
    <Panel as="section" aria-labelledby="card" className="grid gap-3">
      <h2 id="card" className="text-xl">
        {words.title}
      </h2>
      <div className="flex items-start gap-3">
        <CreditCard aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-primary-text" />
        <div className="min-w-0">
          <p className="font-semibold">{words.endingIn({ brand: cardBrand, last4: cardLast4 })}</p>
          <p className="text-sm text-ink-soft">
            {words.expires({ month: expiryMonth, year: expiryYear.slice(2) })}
          </p>
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
            {`${address}\n${city} ${zipCode}`}
          </p>
        </div>
      </div>
      {club.status === 'active' && canChange && (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
            {words.another}
          </Button>
        </div>
      )}
      {changing && <CardDialog club={club} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
