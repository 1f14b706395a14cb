// State of a proposal: the reason and photo of each added line, and sending it to the customer.
import { useState } from 'react'
import type { OrderDetail } from '#contract/orders/order-detail.ts'
import { addProposalPicture, propose } from '#contract/orders/proposals.ts'
import type { OrderLine } from '#domain/catalogue/pricing.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { sendPictures } from '#web/features/pictures/send-picture.ts'
import { addressOf, call } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { toast } from '#web/ui/toast.tsx'
import { proposals } from '#words/en/orders/proposals.ts'

const askCustomer = addressOf(propose)
const askPhoto = addressOf(addProposalPicture)

/** A photo beside a line: one that was taken of the order's clothes before, or one that is still on the device. */
export type LinePhoto = { _id: string; thumbnailUrl: string } | File

/** What is said of each line, by its item; what is left out isn't said. */
export type SaidOfLines = {
  reasons: Readonly<Record<string, string>>
  photos: Readonly<Record<string, LinePhoto>>
}

type Asked = {
  lines: OrderLine[]
  reason: string
  total: number
  revision: number
  beyondLimit: boolean
}

/** @param onAsked once its customer is asked */
export function useProposal(order: Pick<OrderDetail, '_id'>, onAsked: () => void) {
  const words = useWords(proposals)
  const [said, setSaid] = useState<SaidOfLines>({ reasons: {}, photos: {} })
  const ask = useAction(propose, {
    by: async (asked: Asked) => {
      const isAsked = new Set(asked.lines.map(({ itemId }) => itemId))
      const photos: Record<string, string> = {}
      for (const [itemId, photo] of Object.entries(said.photos))
        if (isAsked.has(itemId)) photos[itemId] = await idOf(photo)
      const body = { ...asked, reasons: said.reasons, photos }
      return call(askCustomer, { params: { id: order._id }, body })
    },
    onDone: ({ number }) => {
      toast.success(words.asked, words.askedText({ number }))
      onAsked()
    },
  })
  return { said, setSaid, ask }
}

async function idOf(photo: LinePhoto): Promise<string> {
  if (!(photo instanceof File)) return photo._id
  const [id] = await sendPictures([photo], askPhoto)
  return id!
}
