// Number that a rider logs in with, on their card.
import { useQuery } from '@tanstack/react-query'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { riderNumbersQuery, spacedNumber } from './rider-queries.ts'

export function RiderNumber({ id }: { id: string }) {
  const words = useWords(riderCodes)
  const time = useLaundryTime()
  const { data, dataUpdatedAt } = useQuery(riderNumbersQuery)
  const rider = data?.find((each) => each._id === id)
  if (!rider) return words.logsInByNumber
  const now = new Date(dataUpdatedAt).toISOString()
  return (
    <>
      {words.logsInWith({ phone: spacedNumber(rider.phone) })}
      {rider.codeUntil !== null && (
        <span className="block">{words.codeUntil({ at: time.clock(rider.codeUntil, now) })}</span>
      )}
    </>
  )
}
