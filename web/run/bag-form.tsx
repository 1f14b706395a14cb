// A bag that no order knows of: what it is for and whose; and those that wait to be sent.
import { useState } from 'react'
import { looksLikeIndianMobile } from '#domain/accounts/phone.ts'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { useWords } from '#web/lib/words.ts'
import { oneMoreBag } from '#words/en/run-sheet/one-more-bag.ts'
import { ownRun } from '#words/en/run-sheet/own-run.ts'
import type { DoorBag } from '#web/offline/send-door-bag.ts'
import type { Completion } from '#web/offline/kept-completions.ts'
import { BagCount } from './deed-form.tsx'
import { Icon } from './icon.tsx'
import { Choices, LineField, Press, Problem } from './press.tsx'
import type { DeedFormProps, Deeds, Services } from './use-deeds.ts'

type Whose = 'theirs' | 'neighbours'

type BagFormProps = DeedFormProps & { services: Services }

/** The control, and its form once it is pressed. */
export function OneMoreBag({ orders, services, onDeed }: BagFormProps) {
  const words = useWords(oneMoreBag)
  const { back } = useWords(ownRun)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Press look="secondary" onClick={() => setOpen(true)}>
        <Icon of="more" />
        {words.open}
        <span className="sr-only"> {orders[0].number}</span>
      </Press>
    )
  return (
    <fieldset aria-label={words.open} className="grid gap-3 border-y border-line py-3">
      <BagForm
        orders={orders}
        services={services}
        onDeed={(deed) => {
          setOpen(false)
          onDeed(deed)
        }}
      />
      <Press look="quiet" onClick={() => setOpen(false)}>
        {back}
      </Press>
    </fieldset>
  )
}

function BagForm({ orders, services, onDeed }: BagFormProps) {
  const words = useWords(oneMoreBag)
  const { bags: label } = useWords(ownRun)
  const [service, setService] = useState<ServiceId | null>(null)
  const [bags, setBags] = useState(1)
  const [whose, setWhose] = useState<Whose>('theirs')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isNeighbours = whose === 'neighbours'
  const isKnown = !isNeighbours || (name.trim() !== '' && looksLikeIndianMobile(phone))
  const problem = service === null ? words.serviceNeeded : isKnown ? null : words.neighbourNeeded
  const take = () => {
    setAsked(true)
    if (service === null || problem !== null) return
    onDeed({
      note: '',
      photo: null,
      collected: null,
      service,
      bags,
      ...(isNeighbours && { giverName: name.trim(), giverPhone: phone.trim() }),
    })
  }
  return (
    <>
      <Choices
        legend={words.service}
        options={services.map(({ id, name: each }) => ({ value: id, label: each }))}
        value={service}
        onChange={setService}
      />
      <BagCount label={label} bags={bags} onChange={setBags} />
      <Choices
        legend={words.whose}
        options={[
          { value: 'theirs', label: orders[0].name },
          { value: 'neighbours', label: words.neighbours },
        ]}
        value={whose}
        onChange={setWhose}
      />
      {isNeighbours && (
        <>
          <LineField
            label={words.giverName}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <LineField
            label={words.giverPhone}
            type="tel"
            autoComplete="off"
            maxLength={60}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        </>
      )}
      <Problem>{isAsked && problem}</Problem>
      <Press isTall onClick={take}>
        {words.done({ bags })}
      </Press>
    </>
  )
}

type WaitingBagsProps = {
  bags: readonly DoorBag[]
  services: Services
  deeds: Deeds
  onTakeBack: (deed: Completion) => void
}

/** Bags on this phone that the laundry doesn't have yet. */
export function WaitingBags({ bags, services, deeds, onTakeBack }: WaitingBagsProps) {
  const words = useWords(oneMoreBag)
  const run = useWords(ownRun)
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-sheet px-3">
      {bags.map((bag) => {
        const isLeaving = deeds.sending === bag.key
        const service = services.find(({ id }) => id === bag.service)?.name ?? bag.service
        return (
          <li key={bag.key} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <strong className="wrap-anywhere">{bag.number}</strong>
              <span className="block text-sm text-ink-soft">
                {words.taken({ bags: bag.bags ?? 1, service })}
                {bag.giverName && ` · ${bag.giverName}`}
              </span>
              <span className="block text-sm font-semibold text-accent-text">
                {isLeaving ? run.sending : run.waiting}
              </span>
            </span>
            <Press look="secondary" disabled={isLeaving} onClick={() => onTakeBack(bag)}>
              {run.takeBack}
              <span className="sr-only"> {bag.number}</span>
            </Press>
          </li>
        )
      })}
    </ul>
  )
}
