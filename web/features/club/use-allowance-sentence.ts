// A member's remaining Laundry Club allowance in one short line, the same on every screen.
import type { Subscription } from '#contract/club/subscriptions.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { clubAllowance } from '#words/en/club/club-allowance.ts'

/** "14 kg and 1 pickup left, until 10 Dec", or why it can't be used now. */
export function useAllowanceSentence(
  club: Pick<Subscription, 'left' | 'endDate' | 'paymentProblem' | 'pause'>,
): string {
  const words = useWords(clubAllowance)
  const { zone: timeZone } = useLaundryTime()
  if (club.paymentProblem) return words.unpaid
  if (club.pause) return words.paused
  return words.left({ ...club.left, until: new Date(club.endDate), timeZone })
}
