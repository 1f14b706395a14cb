// A customer's invitation link for friends, to copy or share.
import { Copy, Share2 } from 'lucide-react'
import { useRef } from 'react'
import type { Loyalty } from '#contract/discounts/loyalty.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

export function Invitation({ referral }: { referral: Loyalty['referral'] }) {
  const { link, points, friends } = referral
  const { name } = useBusiness()
  const field = useRef<HTMLInputElement>(null)
  const canShare = useHydrated() && 'share' in navigator

  // A laundry may run without https, where there is no clipboard: then the link is there to be copied by hand.
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      toast.success('The link is copied.')
    } catch {
      field.current?.focus()
      toast.failure('Please copy the link by hand.', 'It is selected for you.')
    }
  }

  const share = () => {
    const invitation = {
      title: name,
      text: `${points} points for your first laundry`,
      url: link,
    }
    // Rejected when somebody thinks better of it, which is no failure.
    navigator.share(invitation).catch(() => undefined)
  }

  return (
    <Panel as="section" aria-labelledby="invitation" className="grid gap-4">
      <div>
        <h2 id="invitation" className="text-xl">
          Invite a friend
        </h2>
        <p className="mt-1 text-ink-soft">
          {`You both get ${points} points when their first paid order is completed.`}
        </p>
      </div>
      <TextInput
        ref={field}
        label="Your invitation link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          Copy link
        </Button>
        {canShare && (
          <Button size="sm" variant="secondary" onClick={share}>
            <Share2 aria-hidden="true" size={18} />
            Share
          </Button>
        )}
      </div>
      {friends > 0 && (
        <p className="font-medium text-success-text">
          {friends === 1 ? 'One friend has joined you.' : `${friends} friends have joined you.`}
        </p>
      )}
    </Panel>
  )
}
