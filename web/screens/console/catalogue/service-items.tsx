// A service's items in their order, with retired ones folded away, and a button for a new one.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminItem } from '#contract/settings/settings-catalogue.ts'
import type { Service } from '#domain/catalogue/catalogue.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.tsx'
import { currentRecordOf } from '#web/features/forms/current-record-of.ts'
import { cacheItems, saveItemOrder } from './catalogue-state.ts'
import { ItemRow } from './item-row.tsx'
import { AddItemForm } from './add-item-form.tsx'

export function ServiceItems({ service, items }: { service: Service; items: AdminItem[] }) {
  const client = useQueryClient()
  const offered = items.filter((item) => item.active)
  const retired = items.filter((item) => !item.active)
  const arrange = useMutation({
    scope: { id: `arrange-${service.id}` },
    mutationFn: (ordered: AdminItem[]) =>
      saveItemOrder(
        service.id,
        ordered.map((item) => item.id),
      ),
    onMutate: (ordered) =>
      cacheItems(
        client,
        ordered.map((item, index) => ({ ...item, position: index + 1 })),
      ),
    onSuccess: (saved) => cacheItems(client, saved),
    onError: (error) => {
      cacheItems(client, currentRecordOf<AdminItem[]>(error) ?? items)
      toast.failure('The order couldn’t be saved.', error.message)
    },
  })
  const swap = (from: number, to: number) => {
    const ordered = [...offered]
    ordered.splice(to, 0, ...ordered.splice(from, 1))
    arrange.mutate([...ordered, ...retired])
  }

  return (
    <Panel as="section" aria-labelledby={service.id}>
      <h2 id={service.id} className="text-xl">
        {service.name}
      </h2>
      {offered.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing of this service is offered at the moment.</p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className="mt-3 grid gap-3 text-sm font-semibold text-ink-soft max-lg:hidden lg:grid-cols-[minmax(0,1fr)_9rem_9rem_20rem]"
          >
            <span>Name</span>
            <span>List price, ₹</span>
            <span>Online price, ₹</span>
          </div>
          <ul className="divide-y divide-line">
            {offered.map((item, index) => (
              <ItemRow
                key={item.id}
                item={item}
                onUp={index > 0 ? () => swap(index, index - 1) : undefined}
                onDown={index < offered.length - 1 ? () => swap(index, index + 1) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <AddItemForm service={service} />
      {retired.length > 0 && (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="w-fit py-2 text-sm font-semibold text-primary-text">
            Retired ({retired.length})
          </summary>
          <ul className="divide-y divide-line">
            {retired.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
