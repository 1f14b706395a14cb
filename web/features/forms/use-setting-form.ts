// Form over one shared record: a colleague's newer save is never overwritten unseen.
import { useEffect, useEffectEvent, useState } from 'react'
import { logProblem } from '#web/lib/log.ts'
import { currentRecordOf } from './current-record-of.ts'
import { type Problem, formProblemOf } from './form-problem.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useWords } from '#web/lib/words.ts'
import { settingForm } from '#words/en/settings/setting-form.ts'

/** The part of react-hook-form's answer that is needed here. */
type Form<V> = { reset: (values: V) => void; formState: { isDirty: boolean } }

export type Saving<V> = {
  /** Stores it and gives it as it then is. */
  send: (values: V) => Promise<V>
  /** Takes a newer record to wherever it is shown. */
  put: (now: V) => void
  done: string
}

type SettingForm<V> = {
  problem: Problem | null
  /** Sends what the form holds; gives whether it was saved. */
  save: (values: V) => Promise<boolean>
}

/**
 * Keeps a form at what is saved until somebody types, and saves it.
 * @param saved the record as the server last sent it, with its version
 */
export function useSettingForm<V extends { version: string }>(
  form: Form<V>,
  saved: V,
  { send, put, done }: Saving<V>,
): SettingForm<V> {
  const words = useWords(settingForm)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isDirty } = form.formState
  // What somebody has typed stays, with the version they saw, until they save it or are refused.
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(saved)
  })
  useEffect(() => follow(), [saved.version, isDirty])

  const save = async (values: V) => {
    setProblem(null)
    try {
      const now = await send(values)
      form.reset(now)
      put(now)
      toast.success(done)
      return true
    } catch (error) {
      logProblem('A setting could not be saved:', error)
      const current = currentRecordOf<V>(error)
      if (current) {
        form.reset(current)
        put(current)
      }
      setProblem(formProblemOf(error, words.notSaved))
      return false
    }
  }
  return { problem, save }
}
