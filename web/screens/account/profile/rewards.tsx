// The three rewards, redeeming one, and vouchers for the next order.
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { type Loyalty, redeemReward } from '#contract/discounts/loyalty.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { countText } from './tier-card.tsx'

type Reward = Loyalty['rewards'][number]

export function Rewards({ loyalty }: { loyalty: Loyalty }) {
  const [asking, setAsking] = useState<Reward | null>(null)
  const redeem = useAction(redeemReward, {
    keyed: true,
    input: ({ id }: Reward) => ({ params: { id } }),
    onDone: ({ name }) => {
      setAsking(null)
      toast.success(`“${name}” is yours.`, 'Your next order uses it automatically.')
    },
    failed: 'That couldn’t be redeemed.',
    toasts: 'title',
  })

  return (
    <section aria-labelledby="rewards" className="grid gap-4">
      <header>
        <h2 id="rewards" className="text-xl">
          Rewards
        </h2>
        <p className="text-ink-soft">Redeem one, and your next order uses it automatically.</p>
      </header>
      {loyalty.vouchers.length > 0 && <Vouchers vouchers={loyalty.vouchers} />}
      <ul className="grid gap-4 md:grid-cols-3">
        {loyalty.rewards.map((reward) => (
          <Panel as="li" key={reward.id} className="flex flex-col gap-3">
            <p className="text-sm font-semibold text-accent-text tabular-nums">
              {countText(reward.points)} points
            </p>
            <div>
              <h3 className="text-lg">{reward.name}</h3>
              <p className="text-ink-soft">{reward.description}</p>
            </div>
            <div className="mt-auto flex min-h-11 items-center pt-1">
              {reward.affordable ? (
                <Button size="sm" wide onClick={() => setAsking(reward)}>
                  Redeem<span className="sr-only"> {reward.name}</span>
                </Button>
              ) : (
                <p className="text-sm text-ink-soft tabular-nums">
                  {countText(reward.points - loyalty.points)} more points needed
                </p>
              )}
            </div>
          </Panel>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && redeem.send(asking)}
        title={asking && `Redeem “${asking.name}”?`}
        confirmLabel="Redeem"
        cancelLabel="Not now"
        danger={false}
        action={redeem}
      >
        {asking &&
          `It costs ${countText(asking.points)} points and leaves you ${countText(loyalty.points - asking.points)}.`}
      </ConfirmDialog>
    </section>
  )
}

function Vouchers({ vouchers }: { vouchers: Loyalty['vouchers'] }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-cut bg-success-wash p-5">
      <div className="grid min-w-0 gap-2">
        <h3 className="text-lg text-success-text">Waiting for your next order</h3>
        <ul className="grid gap-1">
          {vouchers.map((voucher) => (
            <li key={voucher._id} className="flex items-start gap-2">
              <Ticket aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-success-text" />
              <span>
                <strong>{voucher.name}</strong>
                <span className="block text-sm">{voucher.description}</span>
              </span>
            </li>
          ))}
        </ul>
        {vouchers.length > 1 && <p className="text-sm">An order uses one, the oldest first.</p>}
      </div>
      <LinkButton to="/new-order" size="sm" variant="secondary">
        Schedule a pickup
      </LinkButton>
    </div>
  )
}
