// One item, edited in place: Enter saves and moves to the next item, Escape restores it.
import clsx from 'clsx'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { AdminItem } from '#contract/settings/settings-catalogue.ts'
import { serviceById } from '#domain/catalogue/catalogue.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { useWords } from '#web/lib/words.ts'
import { upcomingPrices } from '#words/en/catalogue/upcoming-prices.ts'
import { type Draft, itemFieldsOf } from './catalogue-state.ts'
import { ItemInputs } from './item-inputs.tsx'
import { PlanPriceForm } from './plan-price-form.tsx'
import { DiscountDriftNotice } from './discount-drift-notice.tsx'
import { useItemChange } from './use-item-change.ts'

type ItemRowProps = {
  item: AdminItem
  /** Moves it one place up or down; undefined where it can't go. */
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

export function ItemRow({ item, onUp, onDown }: ItemRowProps) {
  const row = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()
  // Saving was asked for while the discount drifts.
  const [asked, setAsked] = useState(false)
  const [isPlanning, setPlanning] = useState(false)
  const editing = useItemChange(item)
  const { change, drift, save } = editing

  useEffect(() => {
    if (hash === `#${item.id}`) row.current?.scrollIntoView({ block: 'center' })
  }, [hash, item.id])

  const type = (typed: Draft) => {
    setAsked(false)
    editing.type(typed)
  }
  const takeBack = () => {
    editing.takeBack()
    setAsked(false)
    setPlanning(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const place = document.activeElement
    if (!change) return goOn(row.current, place)
    // The online price is never left behind without a word: what becomes of it is chosen first.
    if (drift) return setAsked(true)
    if (editing.store(change)) goOn(row.current, place)
  }

  return (
    <li>
      <form
        ref={row}
        noValidate
        data-item={item.id}
        onSubmit={submit}
        aria-label={`${item.name} (${serviceById(item.service).name})`}
        className={clsx(
          'grid items-start gap-x-3 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]',
          hash === `#${item.id}` && 'bg-accent-wash',
        )}
      >
        <ItemInputs
          draft={editing.draft}
          unit={item.unit}
          wrong={editing.wrong}
          onType={type}
          onEscape={takeBack}
        />
        <div className="flex min-h-11 flex-wrap items-center justify-end gap-1.5 lg:w-80">
          {change ? (
            <ChangeButtons
              item={item}
              busy={save.isPending}
              onTakeBack={takeBack}
              onLater={editing.canWait && !isPlanning ? () => setPlanning(true) : null}
            />
          ) : (
            <>
              {!item.active && <Badge>Retired</Badge>}
              {item.active && (
                <>
                  <MoveButton label={`Move ${item.name} up`} to="up" onMove={onUp} />
                  <MoveButton label={`Move ${item.name} down`} to="down" onMove={onDown} />
                </>
              )}
              <Button
                variant="quiet"
                size="sm"
                busy={save.isPending}
                onClick={() => editing.setActive(!item.active)}
              >
                {item.active ? 'Retire' : 'Offer again'}
                <span className="sr-only"> {item.name}</span>
              </Button>
            </>
          )}
        </div>
        {change && editing.canWait && isPlanning && (
          <PlanPriceForm
            item={change.seen}
            prices={itemFieldsOf(change.draft)}
            onPlanned={takeBack}
          />
        )}
        {drift && !isPlanning && (
          <DiscountDriftNotice
            drift={drift}
            asked={asked}
            busy={save.isPending}
            onMove={editing.moveBoth}
            onKeep={editing.canKeep ? () => editing.store(change!) : undefined}
          />
        )}
      </form>
    </li>
  )
}

type ChangeButtonsProps = {
  item: AdminItem
  busy: boolean
  onTakeBack: () => void
  /** Lets the change wait for its day; null where it can't. */
  onLater: (() => void) | null
}

function ChangeButtons({ item, busy, onTakeBack, onLater }: ChangeButtonsProps) {
  const words = useWords(upcomingPrices)
  return (
    <>
      <Button variant="quiet" size="sm" disabled={busy} onClick={onTakeBack}>
        Discard changes
      </Button>
      {onLater && (
        <Button variant="quiet" size="sm" onClick={onLater}>
          {words.later}
        </Button>
      )}
      <Button type="submit" size="sm" busy={busy} busyLabel="Saving…">
        Save<span className="sr-only"> {item.name}</span>
      </Button>
    </>
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
