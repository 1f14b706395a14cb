// Bag of no order: what the rider took along, what keeps it from becoming an order, and the decisions.
import { useState } from 'react'
import type { DoorBag } from '#contract/run-sheet/door-bags.ts'
import { SERVICES, serviceById, type ServiceId } from '#domain/catalogue/catalogue.ts'
import { BAG_CHOICES } from '#domain/run-sheet/door-bag.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { bagsToDecide } from '#words/en/run-sheet/door-bags.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import { sendBagDecision } from './queries.ts'

export function DoorBagRow({ bag }: { bag: DoorBag }) {
  const words = useWords(bagsToDecide)
  const time = useLaundryTime()
  const { number, rider, markedAt, problem, bags, note, giverName, giverPhone } = bag
  const [service, setService] = useState<ServiceId>(bag.service)
  const [name, setName] = useState(giverName ?? '')
  const [phone, setPhone] = useState(giverPhone ?? '')
  const isNeighbours = giverName !== null || giverPhone !== null
  return (
    <li className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-semibold wrap-anywhere">{words.title({ number })}</h3>
        {problem && <p className="font-semibold text-danger-text">{words.problems[problem]}</p>}
      </div>
      <p>
        {words.taken({
          rider,
          at: time.dateTime(markedAt),
          bags,
          service: serviceById(bag.service).name,
        })}
      </p>
      {note && <p className="wrap-anywhere">{`“${note}”`}</p>}
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label={words.service}
          value={service}
          onChange={({ target }) => setService(target.value as ServiceId)}
        >
          {SERVICES.map(({ id, name: each }) => (
            <option key={id} value={id}>
              {each}
            </option>
          ))}
        </Select>
        {isNeighbours && (
          <>
            <TextInput
              label={words.name}
              value={name}
              maxLength={120}
              onChange={({ target }) => setName(target.value)}
            />
            <TextInput
              label={words.phone}
              type="tel"
              value={phone}
              maxLength={60}
              onChange={({ target }) => setPhone(target.value)}
            />
          </>
        )}
      </div>
      <DecisionButtons
        choices={BAG_CHOICES}
        label={(choice) => words.choices[choice]}
        of={(action) => words.of({ action, number })}
        onDecide={(choice) =>
          sendBagDecision(bag._id, {
            choice,
            ...(choice === 'order' && {
              service,
              ...(isNeighbours && { giverName: name, giverPhone: phone }),
            }),
          })
        }
      />
    </li>
  )
}
