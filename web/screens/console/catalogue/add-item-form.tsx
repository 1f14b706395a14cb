// A new item of a service: a button, then the same three inputs as other items.
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { addItem } from '#contract/settings/settings-catalogue.ts'
import type { Service } from '#domain/catalogue/catalogue.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { itemFieldsOf, cacheItems } from './catalogue-state.ts'
import { ItemInputs, type Wrong, findWrongItemField } from './item-inputs.tsx'

const EMPTY = { name: '', listPrice: '', onlinePrice: '' }

export function AddItemForm({ service }: { service: Service }) {
  const [open, setOpen] = useState(false)
  return open ? (
    <NewItemForm service={service} onDone={() => setOpen(false)} />
  ) : (
    <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
      <Plus aria-hidden="true" size={18} />
      Add an item<span className="sr-only"> to {service.name}</span>
    </Button>
  )
}

function NewItemForm({ service, onDone }: { service: Service; onDone: () => void }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(EMPTY)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const save = useAction(addItem, {
    onDone: (added) => {
      cacheItems(client, [added])
      toast.success(`${added.name} is in the catalogue`)
      setDraft(EMPTY)
      form.current?.querySelector('input')?.focus()
    },
    onFailed: (error) => setWrong({ field: 'name', message: error.message }),
  })
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const body = { service: service.id, ...itemFieldsOf(draft) }
    const found = findWrongItemField(addItem.body, body)
    setWrong(found)
    if (!found) save.send({ body })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={`New item of ${service.name}`}
      className="mt-3 grid items-start gap-x-3 gap-y-3 rounded-md bg-sunk p-3 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <ItemInputs
        draft={draft}
        unit={service.unit}
        wrong={wrong}
        onType={setDraft}
        onEscape={onDone}
      />
      <div className="flex flex-wrap justify-end gap-1.5">
        <Button variant="quiet" size="sm" onClick={onDone}>
          Close
        </Button>
        <Button type="submit" size="sm" busy={save.isPending} busyLabel="Adding…">
          Add
        </Button>
      </div>
    </form>
  )
}
