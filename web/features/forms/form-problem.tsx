// Reason for a form's failed send, above its button.
import { CircleAlert } from 'lucide-react'
import { ApiError } from '#web/lib/api.ts'
import { supportReferenceOf } from '#web/lib/reference.ts'
import { useWords } from '#web/lib/words.ts'
import { unanswered } from '#words/en/base/unanswered.ts'

export type Problem = {
  message: string
  /** The cause, where it helps: that the device is offline. */
  reason: string | null
  /** The request in the server's log, where the server failed. */
  reference?: string | null
}

/** An alert that is read out as soon as it appears; nothing while there is no problem. */
export function FormProblem({ problem }: { problem: Problem | null }) {
  const words = useWords(unanswered)
  return (
    <div role="alert" className="empty:hidden">
      {problem && (
        <div className="flex animate-rise items-start gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3">
          <CircleAlert aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-danger-text" />
          <div>
            <p className="font-semibold text-danger-text">{problem.message}</p>
            {problem.reason && <p className="text-sm">{problem.reason}</p>}
            {problem.reference && (
              <p className="text-sm">{words.reference({ reference: problem.reference })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/**
 * Puts a failed call into words: a refusal in the server's, anything else in the screen's own, with the
 * cause when no answer came, and the reference when the server failed.
 */
export function formProblemOf(error: unknown, otherwise: string): Problem {
  if (!(error instanceof ApiError)) return { message: otherwise, reason: null }
  const refused = (error.status >= 400 && error.status < 500) || error.code === 'unavailable'
  return refused
    ? { message: error.message, reason: null }
    : {
        message: otherwise,
        reason: error.status === 0 ? error.message : null,
        reference: supportReferenceOf(error),
      }
}
