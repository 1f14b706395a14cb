// A customer's invitation link for friends, to copy or share.
import { Copy, Share2 } from 'lucide-react'
import { useRef } from 'react'
import type { Loyalty } from '#contract/discounts/loyalty.ts'
import { invitation } from '#words/en/discounts/loyalty-tab.ts'
import { useBusiness } from '#web/lib/business.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'

export function ReferralPanel({ referral }: { referral: Loyalty['referral'] }) {
  const words = useWords(invitation)
  const { link, points, friends } = referral
  const { name } = useBusiness()
  const field = useRef<HTMLInputElement>(null)
  const canShare = useHydrated() && 'share' in navigator

  // A laundry may run without https, where there is no clipboard: then the link is there to be copied by hand.
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.copied)
    } catch {
      field.current?.focus()
      toast.failure(words.copyFailed, words.copyFailedLine)
    }
  }

  const share = () => {
    const shared = { title: name, text: words.shared({ points }), url: link }
    // Rejected when somebody thinks better of it, which is no failure.
    navigator.share(shared).catch(() => undefined)
  }

  return (
    <Panel as="section" aria-labelledby="invitation" className="grid gap-4">
      <div>
        <h2 id="invitation" className="text-xl">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-soft">{words.about({ points })}</p>
      </div>
      <TextInput
        ref={field}
        label={words.link}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" size={18} />
          {words.copy}
        </Button>
        {canShare && (
          <Button size="sm" variant="secondary" onClick={share}>
            <Share2 aria-hidden="true" size={18} />
            {words.share}
          </Button>
        )}
      </div>
      {friends > 0 && <p className="font-medium text-success-text">{words.joined({ friends })}</p>}
    </Panel>
  )
}
