// Return day of an order at the counter: the same day, the first promised day, or a later one, with a window for
// deliveries.
import { useQuery } from '@tanstack/react-query'
import { isCollectedAtCounter } from '#domain/orders/record/hand-over.ts'
import { formatPaise } from '#domain/base/money.ts'
import { catalogueQuery } from '#web/features/catalogue/catalogue-query.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { counterScreen } from '#words/en/counter/counter-screen.ts'
import type { Back } from './use-return-choice.ts'
import type { Ways } from './ways.ts'

type BackDayProps = {
  back: Back
  ways: Ways
  onChange: (change: Partial<Ways>) => void
}

export function ReturnDayChoice({ back, ways, onChange }: BackDayProps) {
  const words = useWords(counterScreen)
  const time = useLaundryTime()
  const fee = useQuery(catalogueQuery).data?.settings.expressFee.expressFeePaise
  const { days, isSameDay, roomAt } = back
  const collected = isCollectedAtCounter(ways)
  const later = days.slice(1)
  const chosen = later.find(({ date }) => date === ways.day)
  const day = chosen ?? days[0]
  const express = isSameDay && fee !== undefined && (
    <Checkbox
      checked={ways.express}
      onChange={({ target }) => onChange({ express: target.checked, day: '', time: '' })}
    >
      {words.sameDay({ fee: formatPaise(fee) })}
    </Checkbox>
  )
  if (isSameDay && ways.express) return express
  return (
    <>
      {express}
      <Select
        label={collected ? words.ready : words.deliveryDay}
        hint={collected ? words.readyHint : undefined}
        value={chosen?.date ?? ''}
        disabled={days.length === 0}
        onChange={({ target }) => onChange({ day: target.value, time: '' })}
      >
        <option value="">
          {days[0] ? words.firstDay({ day: time.date(days[0].date) }) : words.slotFirst}
        </option>
        {later.map(({ date }) => (
          <option key={date} value={date}>
            {time.date(date)}
          </option>
        ))}
      </Select>
      {!collected && day && (
        <Select
          label={words.deliveryTime}
          value={ways.time}
          onChange={({ target }) => onChange({ time: target.value })}
        >
          <option value="">{words.firstTime}</option>
          {day.windows.map(({ label }) => (
            <option key={label} value={label} disabled={roomAt(day, label) === 0}>
              {roomAt(day, label) === 0 ? words.fullTime({ time: label }) : label}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
