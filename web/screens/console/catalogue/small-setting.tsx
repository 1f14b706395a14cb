// Frame of a small setting beside the prices: heading, a sentence, and a form with one button.
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, SubmitEvent } from 'react'
import { FormProblem, type Problem } from '#web/features/forms/form-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedQueryNotice } from '#web/ui/failed-notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SkeletonList } from '#web/ui/skeleton.tsx'

type SmallSettingProps = {
  /** Addresses of the console lead to it. */
  id: string
  title: string
  intro: string
  children: ReactNode
}

export function SmallSetting({ id, title, intro, children }: SmallSettingProps) {
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{intro}</p>
      {children}
    </Panel>
  )
}

type AskedSettingProps<T> = {
  id: string
  words: { title: string; intro: string; loading: string; failed: string }
  query: UseQueryResult<T>
  children: (setting: T) => ReactNode
}

/** One that is asked for on its own. */
export function LoadedSetting<T>({ id, words, query, children }: AskedSettingProps<T>) {
  return (
    <SmallSetting id={id} title={words.title} intro={words.intro}>
      {query.isPending && <SkeletonList rows={1} label={words.loading} />}
      {query.isError && <FailedQueryNotice what={words.failed} query={query} />}
      {query.data !== undefined && children(query.data)}
    </SmallSetting>
  )
}

type SettingFormProps = {
  section: {
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
    dirty: boolean
    saving: boolean
    problem: Problem | null
  }
  /** Where its button stands: beside the only field, or below what is chosen. */
  button: 'beside' | 'below'
  children: ReactNode
}

export function SettingForm({ section, button, children }: SettingFormProps) {
  const save = (
    <Button type="submit" disabled={!section.dirty} busy={section.saving} busyLabel="Saving…">
      Save
    </Button>
  )
  return (
    <form noValidate onSubmit={section.onSubmit} className="mt-3 grid gap-3">
      {button === 'beside' ? (
        <div className="flex flex-wrap items-end gap-3">
          {children}
          {save}
        </div>
      ) : (
        <>
          {children}
          <div>{save}</div>
        </>
      )}
      <FormProblem problem={section.problem} />
    </form>
  )
}
