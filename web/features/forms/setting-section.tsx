// Frame of a settings section: heading, a sentence, a form with its one button.
import { type SubmitEvent, type ReactNode, useId } from 'react'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWords } from '#web/lib/words.ts'
import { settingForm } from '#words/en/settings/setting-form.ts'

type SettingSectionProps = {
  title: ReactNode
  intro: ReactNode
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  dirty: boolean
  saving: boolean
  onReset: () => void
  problem: Problem | null
  /** What its buttons say, where that isn't about changes. */
  words?: Pick<typeof settingForm, 'save' | 'saving' | 'discard'>
  children: ReactNode
}

export function SettingSection({ words: own, ...props }: SettingSectionProps) {
  const ofChanges = useWords(settingForm)
  const words = own ?? ofChanges
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {props.title}
      </h2>
      <div className="mt-1 max-w-2xl text-pretty text-ink-soft">{props.intro}</div>
      <form noValidate onSubmit={props.onSubmit} className="mt-5 grid gap-5">
        {props.children}
        <FormProblem problem={props.problem} />
        <div className="flex flex-wrap justify-end gap-3">
          {props.dirty && (
            <Button variant="quiet" disabled={props.saving} onClick={props.onReset}>
              {words.discard}
            </Button>
          )}
          <Button
            type="submit"
            disabled={!props.dirty}
            busy={props.saving}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
