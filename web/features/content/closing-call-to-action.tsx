// Call to action that closes a page: book a pickup, under a full clothesline.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { SchedulePickupLink } from '#web/features/pickup/schedule-pickup-link.tsx'
import { useWords } from '#web/lib/words.ts'
import { closingCall } from '#words/en/base/closing-call.ts'

const HUNG: readonly Hung[] = [
  { name: 'sock', cloth: 'danger', x: 60 },
  { name: 'towel', cloth: 'success', x: 170 },
  { name: 'shirt', cloth: 'primary', x: 300 },
  { name: 'trousers', cloth: 'danger', x: 420 },
  { name: 'kurta', cloth: 'white', x: 540 },
  { name: 'saree', cloth: 'night', x: 670 },
  { name: 'shirt', cloth: 'success', x: 800 },
  { name: 'towel', cloth: 'white', x: 920 },
  { name: 'kurta', cloth: 'primary', x: 1040 },
  { name: 'sock', cloth: 'white', x: 1130 },
]

export function ClosingCallToAction() {
  const words = useWords(closingCall)
  return (
    <section className="overflow-hidden bg-accent text-on-accent print:hidden">
      <Clothesline
        hung={HUNG}
        width={1200}
        height={190}
        top={12}
        sag={18}
        className="h-44 lg:h-56"
      />
      <div className="page grid justify-items-center gap-5 pt-8 pb-16 text-center lg:pb-24">
        <h2 className="text-3xl">{words.title}</h2>
        <p className="max-w-lg text-lg">{words.text}</p>
        <SchedulePickupLink variant="night" />
      </div>
    </section>
  )
}
