// Sharing of a proposal's mailed link: a prepared WhatsApp message, or a copied link.
import { useMutation } from '@tanstack/react-query'
import { Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { shareProposal } from '#contract/orders/proposals.ts'
import type { LinkWay } from '#domain/orders/price-proposals.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { approvalLink } from '#words/en/orders/messages/approval-link.ts'

const askLink = addressOf(shareProposal)

type ShareApprovalProps = { order: Pick<OrderDetail, '_id' | 'takesWhatsApp'> }

export function ShareProposalButtons({ order }: ShareApprovalProps) {
  const words = useWords(approvalLink)
  /** What the browser didn't do, to be done by hand. */
  const [byHand, setByHand] = useState<{ link: string } | { whatsapp: string } | null>(null)
  const share = useMutation({
    mutationFn: (way: LinkWay) => call(askLink, { params: { id: order._id }, body: { way } }),
    onMutate: () => setByHand(null),
  })
  const send = () => {
    // Browsers open windows while a button is pressed, not when an answer comes.
    const opened = window.open('', '_blank')
    share.mutate('whatsapp', {
      onSuccess: ({ whatsapp }) => {
        if (whatsapp === null) return
        if (opened === null) return setByHand({ whatsapp })
        opened.opener = null
        opened.location.replace(whatsapp)
      },
      onError: () => opened?.close(),
    })
  }
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(words.copied)
    } catch {
      // A laundry may run without https, where there is no clipboard.
      setByHand({ link })
    }
  }
  const isSending = share.isPending && share.variables === 'whatsapp'
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-2.5 *:grow sm:*:grow-0">
        {order.takesWhatsApp && (
          <Button size="sm" busy={isSending} busyLabel={words.opening} onClick={send}>
            <MessageCircle aria-hidden="true" size={18} />
            {words.whatsapp}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          disabled={share.isPending}
          onClick={() => share.mutate('copy', { onSuccess: ({ link }) => void copy(link) })}
        >
          <Copy aria-hidden="true" size={18} />
          {words.copy}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{order.takesWhatsApp ? words.about : words.noNumber}</p>
      {byHand !== null && 'link' in byHand && (
        <TextInput
          label={words.link}
          hint={words.copyByHand}
          readOnly
          value={byHand.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {byHand !== null && 'whatsapp' in byHand && (
        <a href={byHand.whatsapp} target="_blank" rel="noreferrer" className={TEXT_LINK}>
          {words.openByHand}
        </a>
      )}
      <FormProblem problem={share.error && formProblemOf(share.error, words.failed)} />
    </div>
  )
}
