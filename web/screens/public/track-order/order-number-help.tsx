// Hint before a search: places where an order ID appears.
import { Clothesline, type Hung } from '#web/illustrations/clothesline.tsx'
import { useWords } from '#web/lib/words.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { trackOrderScreen } from '#words/en/orders/track-order-screen.ts'

const HUNG: readonly Hung[] = [
  { name: 'shirt', cloth: 'primary', x: 70, scale: 0.8 },
  { name: 'trousers', cloth: 'danger', x: 175, scale: 0.75 },
  { name: 'towel', cloth: 'white', x: 280, scale: 0.8 },
  { name: 'kurta', cloth: 'accent', x: 385, scale: 0.72 },
  { name: 'saree', cloth: 'success', x: 490, scale: 0.72 },
]

export function OrderNumberHelp() {
  const words = useWords(trackOrderScreen).where
  return (
    <section className="overflow-hidden rounded-cut-lg bg-night text-on-night md:grid md:grid-cols-2 md:items-center">
      <Clothesline width={560} height={170} top={24} sag={22} hung={HUNG} moving />
      <div className="p-6 pt-2 sm:p-8">
        <h2 className="text-xl">{words.title}</h2>
        <p className="mt-2 text-night-soft">
          <MarkedText text={words.text} parts={[emphasized]} />
        </p>
      </div>
    </section>
  )
}

function emphasized(text: string) {
  return <strong className="whitespace-nowrap text-on-night">{text}</strong>
}
