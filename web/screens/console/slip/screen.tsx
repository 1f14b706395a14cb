// Slip of an order for its customer, on a roll or on a sheet.
import { useQuery } from '@tanstack/react-query'
import { Printer, Tag } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { readOrderDetail, bagTag } from '#contract/orders/order-detail.ts'
import { isFinalStatus } from '#domain/orders/record/order-lifecycle.ts'
import { addressOf, call, urlOf } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import '#web/ui/paper.css'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { ToggleFilter } from '#web/ui/fields/toggle-filter.tsx'
import { orderSlip } from '#words/en/counter/counter-screen.ts'
import { savePaperChoice, readPaperChoice, PAPERS } from './read-paper-choice.ts'
import './slip-paper.css'
import { SlipPaper } from './slip-paper.tsx'

const askTag = addressOf(bagTag)

const askOrder = addressOf(readOrderDetail)

/** An order's slip, by the order's id or number. */
export default function OrderSlipScreen() {
  const { id = '' } = useParams()
  const words = useWords(orderSlip)
  const [paper, setPaper] = useState(readPaperChoice)
  const order = useQuery({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => call(askOrder, { params: { id } }, { signal }),
    staleTime: 0,
  })
  return (
    <div className="page py-5 md:py-8 print:p-0">
      {order.isPending && <SkeletonList rows={4} label={words.loading} />}
      {order.isError && !order.data && (
        <>
          <h1 className="sr-only">{words.order}</h1>
          <FailedQueryNotice what={words.notLoaded} query={order} />
        </>
      )}
      {order.data && (
        <>
          <h1 className="mb-4 text-2xl md:text-3xl print:hidden">{words.title(order.data)}</h1>
          <div className="mb-5 flex flex-wrap items-center gap-3 print:hidden">
            <Button
              // One press more, and the customer has it.
              autoFocus
              onClick={() => window.print()}
            >
              <Printer aria-hidden="true" size={18} />
              {words.print}
            </Button>
            {!isFinalStatus(order.data.status) && (
              <LinkButton
                variant="secondary"
                to={urlOf(askTag.path, { id: order.data.number })}
                target="_blank"
                reloadDocument
              >
                <Tag aria-hidden="true" size={18} />
                {words.bagTags}
              </LinkButton>
            )}
            <LinkButton variant="secondary" to="/admin/orders/new">
              {words.next}
            </LinkButton>
            <LinkButton variant="quiet" to={`/admin/orders/${order.data.number}`}>
              {words.order}
            </LinkButton>
            <ToggleFilter
              label={words.paper}
              options={PAPERS.map((value) => ({ value, label: words.papers[value] }))}
              value={paper}
              onChange={(next) => {
                setPaper(next)
                savePaperChoice(next)
              }}
            />
          </div>
          <SlipPaper order={order.data} paper={paper} />
        </>
      )}
    </div>
  )
}
