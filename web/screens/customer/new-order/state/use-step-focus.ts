// Focus and scroll position when the wizard's step changes or a problem appears.
import { useEffect, useRef } from 'react'
import type { Problem } from '#web/features/forms/form-problem.tsx'
import type { Step } from '../draft/draft-shape.ts'

/** Gives the places of the step's heading and of the problem. */
export function useStepFocus(step: Step, problem: Problem | null) {
  // The step's heading takes the focus when the step changes, so that keyboard and reader go on there.
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])

  // The bar's buttons are far from the top of a long step, where it says what went wrong.
  const problemPlace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) problemPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return { heading, problemPlace }
}
