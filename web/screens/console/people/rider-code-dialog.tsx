// Login code of a rider, shown once to read out.
import type { RiderWithCode } from '#contract/people/riders.ts'
import { screenDates } from '#words/en/base/screen-dates.ts'
import { riderCodes } from '#words/en/people/rider-codes.ts'
import { useLaundryTime } from '#web/lib/laundry-time.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { spacedNumber } from './rider-queries.ts'

type RiderCodeDialogProps = { made: RiderWithCode; onClose: () => void }

export function RiderCodeDialog({ made, onClose }: RiderCodeDialogProps) {
  const words = useWords(riderCodes)
  const dates = useWords(screenDates)
  const { zone } = useLaundryTime()
  const { name, phone, code, codeUntil, texts } = made
  const until = dates.clock(new Date(codeUntil), zone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="wrap-anywhere">{words.codeTitle({ name })}</span>}
      description={words.codeAbout({ until })}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className="grid gap-4">
        <Facts>
          <Fact name={words.open}>{new URL('/run', window.location.origin).href}</Fact>
          <Fact name={words.number}>{spacedNumber(phone)}</Fact>
          <Fact name={words.code}>
            <strong className="text-3xl tracking-widest tabular-nums">
              {code.slice(0, 3)} {code.slice(3)}
            </strong>
          </Fact>
        </Facts>
        {texts && <p className="text-sm text-ink-soft">{words.texts}</p>}
      </div>
    </Dialog>
  )
}
