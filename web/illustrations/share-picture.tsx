// Picture of a shared link: a full line of washing and our slogan.
import { Clothesline, type Hung } from './clothesline.tsx'
import { FIRST_LINE, SECOND_LINE } from './generated/share-words.ts'

const WIDTH = 1200
const HEIGHT = 630

const HUNG: readonly Hung[] = [
  { name: 'towel', cloth: 'success', x: 92, scale: 1.9 },
  { name: 'shirt', cloth: 'white', x: 282, scale: 1.9 },
  { name: 'sock', cloth: 'accent', x: 424, scale: 1.9 },
  { name: 'saree', cloth: 'danger', x: 578, scale: 1.9 },
  { name: 'kurta', cloth: 'accent', x: 776, scale: 1.9 },
  { name: 'trousers', cloth: 'primary', x: 946, scale: 1.9 },
  { name: 'towel', cloth: 'white', x: 1106, scale: 1.9 },
]

/** An SVG; its classes are coloured by anyone who draws it. */
export function SharePicture() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <rect className="fill-background" width={WIDTH} height={HEIGHT} />
      <circle className="fill-sun" cx="930" cy="205" r="218" />
      <svg width={WIDTH} height="420">
        <Clothesline hung={HUNG} width={WIDTH} height={420} top={40} sag={38} />
      </svg>
      <g className="fill-ink">
        <path transform="translate(56 488) scale(0.92)" d={FIRST_LINE} />
      </g>
      <g className="fill-primary">
        <path transform="translate(56 580) scale(0.92)" d={SECOND_LINE} />
      </g>
      <rect className="fill-dye-danger" y={HEIGHT - 16} width={WIDTH} height="16" />
      {Array.from({ length: 30 }, (_, index) => index * 40).map((x) => (
        <g key={x} className="fill-dye-accent">
          <rect x={x + 26} y={HEIGHT - 16} width="2" height="16" />
          <rect x={x + 30} y={HEIGHT - 16} width="6" height="16" />
          <rect x={x + 38} y={HEIGHT - 16} width="2" height="16" />
        </g>
      ))}
    </svg>
  )
}
