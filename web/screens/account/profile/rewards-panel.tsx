// The three rewards, redeeming one, and vouchers for the next order.
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { type Loyalty, redeemReward } from '#contract/discounts/loyalty.ts'
import { rewardsPanel } from '#words/en/discounts/loyalty-tab.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/features/forms/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { formatPoints } from './tier-card.tsx'

type Reward = Loyalty['rewards'][number]

export function RewardsPanel({ loyalty }: { loyalty: Loyalty }) {
  const words = useWords(rewardsPanel)
  const [asking, setAsking] = useState<Reward | null>(null)
  const redeem = useAction(redeemReward, {
    keyed: true,
    input: ({ id }: Reward) => ({ params: { id } }),
    onDone: ({ name }) => {
      setAsking(null)
      toast.success(words.redeemed({ reward: name }), words.redeemedLine)
    },
    failed: words.failed,
    toasts: 'title',
  })

  return (
    <section aria-labelledby="rewards" className="grid gap-4">
      <header>
        <h2 id="rewards" className="text-xl">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.intro}</p>
      </header>
      {loyalty.vouchers.length > 0 && <Vouchers vouchers={loyalty.vouchers} />}
      <ul className="grid gap-4 md:grid-cols-3">
        {loyalty.rewards.map((reward) => (
          <Panel as="li" key={reward.id} className="flex flex-col gap-3">
            <p className="text-sm font-semibold text-accent-text tabular-nums">
              {words.costs({ points: formatPoints(reward.points) })}
            </p>
            <div>
              <h3 className="text-lg">{reward.name}</h3>
              <p className="text-ink-soft">{reward.description}</p>
            </div>
            <div className="mt-auto flex min-h-11 items-center pt-1">
              {reward.affordable ? (
                <Button size="sm" wide onClick={() => setAsking(reward)}>
                  {words.redeem}
                  <span className="sr-only"> {reward.name}</span>
                </Button>
              ) : (
                <p className="text-sm text-ink-soft tabular-nums">
                  {words.lacking({ points: formatPoints(reward.points - loyalty.points) })}
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
        title={asking && words.question({ reward: asking.name })}
        confirmLabel={words.redeem}
        cancelLabel={words.notNow}
        danger={false}
        action={redeem}
      >
        {asking &&
          words.terms({
            points: formatPoints(asking.points),
            left: formatPoints(loyalty.points - asking.points),
          })}
      </ConfirmDialog>
    </section>
  )
}

function Vouchers({ vouchers }: { vouchers: Loyalty['vouchers'] }) {
  const words = useWords(rewardsPanel)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-cut bg-success-wash p-5">
      <div className="grid min-w-0 gap-2">
        <h3 className="text-lg text-success-text">{words.vouchers}</h3>
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
        {vouchers.length > 1 && <p className="text-sm">{words.oneAnOrder}</p>}
      </div>
      <LinkButton to="/new-order" size="sm" variant="secondary">
        {words.schedule}
      </LinkButton>
    </div>
  )
}
