// Sends a customer the code of a delivery again, by staff; nothing for an order without a code.
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { readDeliveryCode, sendDeliveryCode } from '#contract/run-sheet/delivery-codes.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { deliveryCodeOfCustomer } from '#words/en/run-sheet/delivery-codes.ts'

const askCode = addressOf(readDeliveryCode)

export function SendDeliveryCode({ orderId }: { orderId: string }) {
  const words = useWords(deliveryCodeOfCustomer)
  const id = useId()
  const { data } = useQuery({
    queryKey: ['order', orderId, 'delivery-code'],
    queryFn: ({ signal }) => call(askCode, { params: { orderId } }, { signal }),
  })
  const send = useAction(sendDeliveryCode, {
    failed: words.notSent,
    toasts: 'sentence',
    input: () => ({ params: { id: orderId } }),
    onDone: ({ message }) => toast.success(message),
  })
  if (!data?.isMade) return null
  return (
    <Panel as="section" aria-labelledby={id} className="grid grid-cols-1 gap-2 p-4!">
      <h2 id={id} className="text-lg">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.about}</p>
      <Button
        size="sm"
        variant="secondary"
        className="justify-self-start"
        busy={send.isPending}
        onClick={() => send.send()}
      >
        {words.send}
      </Button>
    </Panel>
  )
}
