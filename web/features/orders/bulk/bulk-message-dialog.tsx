// Dialog that sends a message to the customers of several orders.
import { useState } from 'react'
import { MESSAGE_MAX_LENGTH, messageCustomers } from '#contract/orders/order-bulk.ts'
import { call } from '#web/lib/api.ts'
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { useWords } from '#web/lib/words.ts'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'
import { BulkActionDialog, type BulkActionProps } from './bulk-action-dialog.tsx'

/** @param draft what it begins with */
export function BulkMessageDialog({
  orders,
  draft = '',
  ...action
}: BulkActionProps & { orders: readonly { _id: string }[]; draft?: string }) {
  const words = useWords(bulkOrders)
  const [text, setText] = useState(draft)
  /** Another text is another message. */
  const [key, setKey] = useState(newIdempotencyKey)
  return (
    <BulkActionDialog
      {...action}
      title={words.messageTitle(orders.length)}
      about={words.messageAbout}
      action={words.send}
      doneText={words.sent}
      notDoneText={words.notSent}
      isReady={text.trim() !== ''}
      run={() =>
        call(messageCustomers, {
          body: { ids: orders.map(({ _id }) => _id), text },
          headers: { 'idempotency-key': key },
        })
      }
    >
      <Textarea
        label={words.messageText}
        rows={4}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setKey(newIdempotencyKey())
        }}
      />
    </BulkActionDialog>
  )
}
