// Calendar of a month for choosing a date. Import it lazily: most people take one of the next days.
import type { ComponentProps } from 'react'
import { DayPicker } from 'react-day-picker'

type DateCalendarProps = {
  /** Calendar dates, YYYY-MM-DD. */
  value: string | null
  today: string
  lastDate: string
  isFree: (date: string) => boolean
  onChange: (date: string) => void
}

/** A calendar from today to the last date; dates that aren't free can't be chosen. */
export function DateCalendar({ value, today, lastDate, isFree, onChange }: DateCalendarProps) {
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={value === null ? undefined : dayOf(value)}
      onSelect={(day) => onChange(dateOf(day))}
      today={dayOf(today)}
      defaultMonth={dayOf(value ?? today)}
      startMonth={dayOf(today)}
      endMonth={dayOf(lastDate)}
      disabled={(day) => !isFree(dateOf(day))}
      weekStartsOn={1}
      components={{ PreviousMonthButton: MonthButton, NextMonthButton: MonthButton }}
      classNames={{
        root: 'relative w-fit rounded-cut border border-line bg-sheet p-2 shadow-lift min-[26rem]:p-4',
        month_caption: 'flex h-11 items-center px-2 font-display text-lg font-bold',
        nav: 'absolute top-2 right-2 flex min-[26rem]:top-4 min-[26rem]:right-4',
        button_previous: NAV,
        button_next: NAV,
        chevron: 'size-5 fill-current',
        month_grid: 'mt-2 border-collapse',
        weekday: 'size-9 text-xs font-semibold text-ink-soft',
        day: 'p-0 text-center',
        day_button:
          'size-9 rounded-md tabular-nums hover:bg-primary-wash disabled:hover:bg-transparent min-[26rem]:size-11',
        today: 'font-bold underline decoration-accent decoration-2 underline-offset-4',
        selected: '[&>button]:bg-primary [&>button]:text-on-primary',
        disabled: 'text-ink-soft line-through opacity-60',
      }}
    />
  )
}

/** Months are turned as fast as it is pressed. */
function MonthButton(props: ComponentProps<'button'>) {
  return <button type="button" data-repeats {...props} />
}

const NAV =
  'grid size-11 place-items-center rounded-md text-primary-text hover:bg-primary-wash aria-disabled:text-ink-soft aria-disabled:opacity-40'

/** The calendar thinks in the browser's own days; noon keeps clear of every change of clocks. */
function dayOf(date: string): Date {
  return new Date(`${date}T12:00:00`)
}

function dateOf(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, '0')
  return `${day.getFullYear()}-${month}-${String(day.getDate()).padStart(2, '0')}`
}
