// One item, changed where it stands: Enter saves and goes on to the next item, Escape takes it back.
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type InputOf } from '#contract/base/call.ts'
import { type AdminItem, changeItem } from '#contract/settings/settings-catalogue.ts'
import { serviceOf } from '#domain/catalogue/catalogue.ts'
import { toRupees } from '#domain/base/money.ts'
import { priceDrift, isOnlineAboveList } from '#domain/catalogue/prices.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { currentOf } from '#web/features/forms/current-of.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useWords } from '#web/lib/words.ts'
import { upcomingPrices } from '#words/en/catalogue/upcoming-prices.ts'
import { type Draft, draftOf, fieldsOf, pricesOf, putItems } from './catalogue-state.ts'
import { ItemInputs, type Wrong, wrongIn } from './item-inputs.tsx'
import { PlanPrice } from './plan-price.tsx'
import { PriceDrift } from './price-drift.tsx'

type ItemRowProps = {
  item: AdminItem
  /** Moves it one place up or down; undefined where it can't go. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

type Change = { draft: Draft; seen: AdminItem }

export function ItemRow({ item, onUp, onDown }: ItemRowProps) {
  const client = useQueryClient()
  const row = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()
  // Nothing is typed as long as this is null: then the row follows what others save.
  const [change, setChange] = useState<Change | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  // Saving was asked for while the discount drifts.
  const [asked, setAsked] = useState(false)
  const [isPlanning, setPlanning] = useState(false)
  const words = useWords(upcomingPrices)

  const save = useAction(changeItem, {
    input: (body: InputOf<typeof changeItem>['body']) => ({ params: { itemId: item.id }, body }),
    onDone: (saved) => {
      putItems(client, [saved])
      setChange(null)
      setWrong(null)
    },
    onFailed: (error) => {
      const current = currentOf<AdminItem>(error)
      if (current) {
        putItems(client, [current])
        setChange(null)
      }
      setWrong({
        field: 'name',
        message: current
          ? 'This item was just changed. It shows what was saved; your change was not stored.'
          : error.message,
      })
    },
  })

  useEffect(() => {
    if (hash === `#${item.id}`) row.current?.scrollIntoView({ block: 'center' })
  }, [hash, item.id])

  const draft = change?.draft ?? draftOf(item)
  const before = change && pricesOf(change.seen)
  const after = change && pricesOf(fieldsOf(change.draft))
  const drift = before && after ? priceDrift(before, after) : null
  // A price alone can wait for its day; a name is changed at once.
  const canWait =
    change !== null && item.active && after !== null && change.draft.name === change.seen.name
  const type = (typed: Draft) => {
    setAsked(false)
    setChange({ draft: typed, seen: change?.seen ?? item })
  }
  const takeBack = () => {
    setChange(null)
    setWrong(null)
    setAsked(false)
    setPlanning(false)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const place = document.activeElement
    if (!change) return goOn(row.current, place)
    // The online price is never left behind without a word: what becomes of it is chosen first.
    if (drift) return setAsked(true)
    if (store(change)) goOn(row.current, place)
  }

  /** Saves what was typed; gives whether it can be saved. */
  const store = ({ draft: typed, seen }: Change): boolean => {
    const { active, version } = seen
    const body = { ...fieldsOf(typed), active, version }
    const found = wrongIn(changeItem.body, body)
    setWrong(found)
    if (found === null) save.send(body)
    return found === null
  }
  const moveBoth = () => {
    if (!change || !drift) return
    const moved = { ...change.draft, onlinePrice: String(toRupees(drift.movedPaise)) }
    const both = { ...change, draft: moved }
    setChange(both)
    store(both)
  }

  const setActive = (active: boolean) => {
    const { name, listPrice, onlinePrice, version } = item
    const said = () =>
      toast.success(
        active ? `${name} is offered again` : `${name} is retired`,
        active ? undefined : 'Orders that have it keep it.',
      )
    // A failure is shown in its row.
    save.sendAsync({ name, listPrice, onlinePrice, active, version }).then(said, () => {})
  }

  return (
    <li>
      <form
        ref={row}
        noValidate
        data-item={item.id}
        onSubmit={submit}
        aria-label={`${item.name} (${serviceOf(item.service).name})`}
        className={clsx(
          'grid items-start gap-x-3 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]',
          hash === `#${item.id}` && 'bg-accent-wash',
        )}
      >
        <ItemInputs
          draft={draft}
          unit={item.unit}
          wrong={wrong}
          onType={type}
          onEscape={takeBack}
        />
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-1.5 lg:w-80">
          {change ? (
            <>
              <Button variant="quiet" size="sm" disabled={save.isPending} onClick={takeBack}>
                Take back
              </Button>
              {canWait && !isPlanning && (
                <Button variant="quiet" size="sm" onClick={() => setPlanning(true)}>
                  {words.later}
                </Button>
              )}
              <Button type="submit" size="sm" busy={save.isPending} busyLabel="Saving…">
                Save<span className="sr-only"> {item.name}</span>
              </Button>
            </>
          ) : (
            <>
              {!item.active && <Badge>Retired</Badge>}
              {item.active && (
                <>
                  <Move label={`Move ${item.name} up`} Icon={ArrowUp} onMove={onUp} />
                  <Move label={`Move ${item.name} down`} Icon={ArrowDown} onMove={onDown} />
                </>
              )}
              <Button
                variant="quiet"
                size="sm"
                busy={save.isPending}
                onClick={() => setActive(!item.active)}
              >
                {item.active ? 'Retire' : 'Offer again'}
                <span className="sr-only"> {item.name}</span>
              </Button>
            </>
          )}
        </div>
        {change && canWait && isPlanning && (
          <PlanPrice item={change.seen} prices={fieldsOf(change.draft)} onPlanned={takeBack} />
        )}
        {drift && !isPlanning && (
          <PriceDrift
            drift={drift}
            asked={asked}
            busy={save.isPending}
            onMove={moveBoth}
            onKeep={after && !isOnlineAboveList(after) ? () => store(change) : undefined}
          />
        )}
      </form>
    </li>
  )
}

function Move({
  label,
  Icon,
  onMove,
}: {
  label: string
  Icon: typeof ArrowUp
  onMove?: (() => void) | undefined
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={!onMove}
      onClick={onMove}
      className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-primary-wash hover:text-ink disabled:opacity-40"
    >
      <Icon aria-hidden="true" size={18} />
    </button>
  )
}

/** To the same column of the next item, so that a list of prices is typed without the mouse. */
function goOn(row: HTMLFormElement | null, from: Element | null): void {
  const next = row?.closest('li')?.nextElementSibling
  const name = from instanceof HTMLInputElement ? from.name : 'name'
  const input = next?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  input?.focus()
  input?.select()
}
