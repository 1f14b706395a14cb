// Form over one record of settings with a draft of its own until saved, where inputs differ from the record's
// fields.
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import { type Saving, useSettingForm } from '#web/features/forms/use-setting-form.ts'

type Drafting<V, D> = Saving<V> & {
  /** The record as the inputs hold it, and back. */
  draw: (saved: V) => D
  read: (draft: D) => Omit<V, 'version'>
}

/**
 * Gives what the inputs show, what is wrong with it, and in `section` what its frame needs.
 * @param rules of the call that saves it
 * @param saved the record as the server last sent it, with its version
 */
export function useDraftForm<V extends { version: string }, D>(
  rules: z.core.$ZodType<V, V>,
  saved: V,
  { draw, read, ...saving }: Drafting<V, D>,
) {
  // Somebody's draft goes with the version that they saw when they began it.
  const [draft, setDraft] = useState<{ typed: D; seen: string } | null>(null)
  const [issues, setIssues] = useState<readonly z.core.$ZodIssue[]>([])
  const [isSaving, setSaving] = useState(false)
  const reset = () => {
    setDraft(null)
    setIssues([])
  }
  const dirty = draft !== null
  const { problem, save } = useSettingForm<V>(
    { reset, formState: { isDirty: dirty } },
    saved,
    saving,
  )
  const seen = draft?.seen ?? saved.version
  const shown = draft?.typed ?? draw(saved)

  const submit = async () => {
    const body = { ...read(shown), version: seen } as V
    const checked = z.safeParse(rules, body)
    setIssues(checked.error?.issues ?? [])
    if (!checked.success) return
    setSaving(true)
    await save(body)
    setSaving(false)
  }

  return {
    shown,
    change: (typed: D) => setDraft({ typed, seen }),
    issues,
    section: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
      dirty,
      saving: isSaving,
      onReset: reset,
      problem,
    },
  }
}
