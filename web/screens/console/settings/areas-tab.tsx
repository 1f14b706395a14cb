// Served areas of the laundry: PIN codes, pasted in one go.
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { addAreas, removeArea } from '#contract/settings/settings.ts'
import { readPinCodes } from '#domain/slots/coverage.ts'
import { useAction } from '#web/features/forms/use-action.ts'
import { FormProblem, formProblemOf } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { toast } from '#web/ui/toast.tsx'
import { SettingPanels } from './state/setting-panels.tsx'
import { cacheSettings, type Settings } from './state/settings-state.ts'

export function AreasTab({ settings }: { settings: Settings }) {
  const { areas } = settings
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const store = (now: { areas: string[] }) => cacheSettings(client, now)
  const add = useAction(addAreas, {
    input: (pins: string[]) => ({ body: { pins } }),
    onDone: (now) => {
      store(now)
      const count = now.areas.length - areas.length
      toast.success(count === 1 ? '1 new PIN code is served' : `${count} new PIN codes are served`)
      setText('')
    },
  })
  const remove = useAction(removeArea, {
    input: (pin: string) => ({ params: { pin } }),
    onDone: (now, pin) => {
      store(now)
      toast.success(`${pin} is removed`)
    },
    failed: 'That couldn’t be removed.',
    toasts: 'title',
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { pins, unreadable } = readPinCodes(text)
    if (unreadable.length > 0)
      return setWrong(`These aren’t PIN codes: ${unreadable.slice(0, 10).join(', ')}`)
    if (pins.length === 0) return setWrong('Please enter at least one PIN code.')
    setWrong(undefined)
    add.send(pins)
  }

  return (
    <>
      <Panel as="section" aria-labelledby="add-areas">
        <h2 id="add-areas" className="text-xl">
          Serve more PIN codes
        </h2>
        <form noValidate onSubmit={submit} className="mt-3 grid gap-4">
          <Textarea
            label="PIN codes"
            hint="As many as you like, separated by spaces, commas or lines."
            rows={4}
            inputMode="text"
            spellCheck={false}
            placeholder="560001, 560038&#10;560095"
            value={text}
            error={wrong}
            onChange={(event) => setText(event.target.value)}
          />
          <FormProblem
            problem={add.error ? formProblemOf(add.error, 'That couldn’t be saved.') : null}
          />
          <div className="flex justify-end">
            <Button type="submit" busy={add.isPending} busyLabel="Adding…">
              Add
            </Button>
          </div>
        </form>
      </Panel>
      <Panel as="section" aria-labelledby="areas">
        <h2 id="areas" className="text-xl">
          {areas.length === 0
            ? 'Every PIN code is served'
            : `${areas.length} ${areas.length === 1 ? 'PIN code is' : 'PIN codes are'} served`}
        </h2>
        <p className="mt-1 text-ink-soft">
          {areas.length === 0
            ? 'While none is listed, anyone can book a pickup. Once you list one, only listed PIN codes are served.'
            : 'Pickups can’t be booked anywhere else. If you remove the last one, every PIN code is served again.'}
        </p>
        {areas.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {areas.map((pin) => (
              <li
                key={pin}
                className="flex items-center rounded-sm bg-accent-wash pl-3 font-semibold text-accent-text tabular-nums"
              >
                {pin}
                <button
                  type="button"
                  aria-label={`Stop serving ${pin}`}
                  disabled={remove.isPending}
                  onClick={() => remove.send(pin)}
                  className="grid size-11 place-items-center rounded-sm hover:bg-accent hover:text-on-accent"
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <SettingPanels tab="areas" own={{}} settings={settings} />
    </>
  )
}
