// Numbers of a setting by slot and weekday: one table, filled with Tab.
import clsx from 'clsx'
import type { FieldErrors } from 'react-hook-form'
import { PICKUP_SLOTS } from '#domain/slots/slots.ts'
import { FormProblem } from '#web/features/forms/form-problem.tsx'
import { AS_NUMBER } from '#web/ui/fields/as-number.ts'
import { CONTROL } from '#web/ui/fields/field.tsx'
import { useWords } from '#web/lib/words.ts'
import { week } from '#words/en/settings/week.ts'
import type { DeclaredForm } from './use-declared-form.ts'

type CountBySlotProps = {
  /** Of the field in its form. */
  name: string
  form: DeclaredForm
}

export function CountBySlotFields({ name, form }: CountBySlotProps) {
  const words = useWords(week)
  const wrong = firstWrong(form.errors[name] as WeekErrors)
  const day = words.days.find(({ weekday }) => weekday === wrong?.weekday)?.name
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1.5 sm:border-spacing-x-2">
        <thead>
          <tr className="text-xs text-ink-soft sm:text-sm">
            <th scope="col" className="w-[2.75rem] text-left sm:w-28">
              <span className="sr-only">{words.day}</span>
            </th>
            {PICKUP_SLOTS.map(({ label }) => (
              <th key={label} scope="col" className="px-0.5 align-bottom font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.days.map(({ weekday, name: called }) => (
            <tr key={weekday}>
              <th scope="row" className="text-left text-sm font-semibold sm:text-base">
                <span aria-hidden="true" className="sm:hidden">
                  {called.slice(0, 3)}
                </span>
                <span className="max-sm:sr-only">{called}</span>
              </th>
              {PICKUP_SLOTS.map(({ label }, index) => (
                <td key={label}>
                  <input
                    aria-label={`${called}, ${label}`}
                    inputMode="numeric"
                    maxLength={5}
                    className={clsx(CONTROL, 'px-1! text-center tabular-nums')}
                    {...form.register(`${name}.${weekday}.${index}`, AS_NUMBER)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FormProblem problem={wrong && { message: `${day}: ${wrong.message}`, reason: null }} />
    </>
  )
}

type WeekErrors = FieldErrors<number[]>[] | undefined

/** The first problem, Sunday first. */
function firstWrong(errors: WeekErrors = []): { weekday: number; message: string } | null {
  const weekday = errors.findIndex(Boolean)
  const message = Object.values(errors[weekday] ?? {}).find(Boolean)?.message
  return message ? { weekday, message } : null
}
