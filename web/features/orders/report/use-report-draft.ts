// Problem report being written, and its copy on the device.
import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import {
  EMPTY_REPORT,
  forgetReport,
  saveReportDraft,
  readReportDraft,
  type ReportDraft,
} from './read-report-draft.ts'

type KeptReport = {
  draft: ReportDraft
  /** Whether the device has it; null while there is nothing to keep. */
  isKept: boolean | null
  /** Whether it was looked for what was begun before. */
  isRead: boolean
  keep: (draft: ReportDraft) => void
  forget: () => void
}

/**
 * Begins with what was begun before, once that is read.
 * @param piece what it is about, where that was chosen; null: as it was left
 */
export function useReportDraft(
  { _id, userId }: Pick<Order, '_id' | 'userId'>,
  piece: string | null,
): KeptReport {
  const [draft, setDraft] = useState(EMPTY_REPORT)
  const [isKept, setKept] = useState<boolean | null>(null)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    let isOver = false
    void readReportDraft(_id, userId).then((found) => {
      if (isOver) return
      const begun = found ?? EMPTY_REPORT
      setDraft(piece === null || piece === begun.piece ? begun : { ...begun, piece, request: null })
      setKept(found === null ? null : true)
      setRead(true)
    })
    return () => {
      isOver = true
    }
  }, [_id, userId, piece])
  return {
    draft,
    isKept,
    isRead,
    keep: (next) => {
      setDraft(next)
      void saveReportDraft(_id, userId, next).then(setKept)
    },
    forget: () => {
      setDraft(EMPTY_REPORT)
      setKept(null)
      void forgetReport(_id)
    },
  }
}
