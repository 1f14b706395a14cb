// Dialog for bag labels of the selected orders: the number of bags from the plant's count, or chosen here.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bagCounts, bagTags } from '#contract/orders/order-bulk.ts'
import type { StaffOrder } from '#contract/orders/orders.ts'
import { useCatalogueSetting } from '#web/features/catalogue/catalogue-query.ts'
import type { BulkActionProps } from '#web/features/orders/bulk/bulk-action-dialog.tsx'
import { addressOf, call, urlOf } from '#web/lib/api.ts'
import { useWords } from '#web/lib/words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'
import { StepperCount } from '#web/ui/fields/stepper-count.tsx'
import { bulkOrders } from '#words/en/orders/console/bulk-orders.ts'

const askTags = addressOf(bagTags)

const askCounts = addressOf(bagCounts)

export function BagLabelsDialog({
  orders,
  onClose,
}: BulkActionProps & { orders: readonly StaffOrder[] }) {
  const words = useWords(bulkOrders)
  const { bags: most } = useCatalogueSetting('limits')
  const ids = orders.map(({ _id }) => _id).join(',')
  const known = useQuery({
    queryKey: ['admin', 'bag-counts', ids],
    queryFn: ({ signal }) => call(askCounts, { query: { ids } }, { signal }),
    // What is counted in while it is open changes no number under the finger.
    staleTime: Infinity,
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const counted = new Map(known.data?.map(({ id, bags }) => [id, bags]))
  const bagsOf = ({ _id }: StaffOrder) => chosen.get(_id) ?? Math.min(counted.get(_id) ?? 1, most)
  const bags = orders.map(bagsOf)
  const isPossible = bags.every((count) => Number.isInteger(count) && count >= 1 && count <= most)
  const labels = bags.reduce((sum, count) => sum + count, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={words.tagsTitle(orders.length)}
      description={words.tagsAbout}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {known.isPending || !isPossible ? (
            <Button disabled>{words.printTags(isPossible ? labels : 0)}</Button>
          ) : (
            <LinkButton
              to={urlOf(askTags.path, {}, { ids, bags: bags.join(',') })}
              reloadDocument
              target="_blank"
              onClick={onClose}
            >
              {words.printTags(labels)}
              <span className="sr-only">{words.newTab}</span>
            </LinkButton>
          )}
        </>
      }
    >
      {known.isPending && <SkeletonList rows={3} label={words.bagsLoading} />}
      {known.isError && <p role="alert">{words.bagsFailed}</p>}
      {!known.isPending && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keys
        <ul className="max-h-96 divide-y divide-line overflow-y-auto" tabIndex={0}>
          {orders.map((order) => (
            <li key={order._id} className="flex items-center justify-between gap-3 py-1.5 pr-1">
              <span className="min-w-0">
                <span className="font-semibold whitespace-nowrap tabular-nums">{order.number}</span>{' '}
                <span className="inline-block wrap-anywhere text-ink-soft">
                  {order.userId.name}
                </span>
              </span>
              <StepperCount
                label={words.bagsOf(order.number)}
                value={bagsOf(order)}
                min={1}
                max={most}
                onChange={(count) => setChosen(new Map(chosen).set(order._id, count))}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
