// Drawings of laundry pieces by item name, because staff name items freely; loaded apart from the screens.
import clsx from 'clsx'
import type { ServiceId } from '#domain/catalogue/catalogue.ts'
import { type Cloth, DYES, GARMENTS, type GarmentName } from './garments.tsx'
import { PIECE_SHAPES, type PieceShape } from './piece-shapes.ts'

type Drawn = readonly [shape: GarmentName | PieceShape, cloth: Cloth]

/** The first whose words stand in an item's name is drawn, so the narrower ones come first. */
const BY_NAME: readonly (readonly [words: RegExp, drawn: Drawn])[] = [
  [/wash & fold|laundry|by weight|mixed/, ['basket', 'primary']],
  [/t-?shirt|shirt|\btop\b|blouse|polo/, ['shirt', 'white']],
  [/sherwani|kurta|kurti|salwar|kameez/, ['kurta', 'accent']],
  [/silk sar/, ['saree', 'primary']],
  [/saree|sari|dupatta|dhoti/, ['saree', 'danger']],
  [/lehenga|ghagra|skirt/, ['lehenga', 'danger']],
  [/wedding|bridal/, ['dress', 'white']],
  [/designer/, ['dress', 'primary']],
  [/dress|gown|frock/, ['dress', 'success']],
  [/blazer|waistcoat|vest/, ['blazer', 'primary']],
  [/suit|tuxedo/, ['suit', 'night']],
  [/leather/, ['jacket', 'accent']],
  [/jacket|hoodie/, ['jacket', 'success']],
  [/coat|vintage/, ['coat', 'accent']],
  [/sweater|cardigan|pullover|woollen|jumper/, ['sweater', 'danger']],
  [/trouser|pant|jean|chino|short|pyjama|legging/, ['trousers', 'night']],
  [/curtain|drape|blind/, ['curtain', 'success']],
  [/blanket|quilt|duvet|comforter|razai/, ['blanket', 'danger']],
  [/pillow/, ['pillow', 'white']],
  [/cushion|sofa/, ['cushion', 'accent']],
  [/sheet|bed|linen|table/, ['bedding', 'primary']],
  [/towel|napkin|mat\b|rug|carpet/, ['towel', 'white']],
  [/shoe|sneaker|boot|sandal/, ['shoe', 'primary']],
  [/bag|purse|luggage/, ['bag', 'danger']],
  [/belt/, ['belt', 'accent']],
  [/\bties?\b/, ['tie', 'danger']],
  [/scarf|shawl|stole|muffler/, ['scarf', 'success']],
  [/sock|glove|cap\b|hat\b/, ['sock', 'success']],
]

/** What is drawn of an item whose name says nothing. */
const BY_SERVICE: Readonly<Record<ServiceId, Drawn>> = {
  'wash-fold': ['basket', 'primary'],
  'dry-cleaning': ['hanger', 'primary'],
  ironing: ['hanger', 'primary'],
  'special-care': ['hanger', 'primary'],
  'home-textiles': ['towel', 'white'],
  accessories: ['bag', 'primary'],
}

export type DrawnPiece = {
  name: string
  service: ServiceId
  className?: string
}

const TALL = '-54 -6 108 158'

/** What is shorter than a coat is drawn larger. */
const BOXES: Partial<Record<GarmentName | PieceShape, string>> = {
  shirt: '-54 -8 108 124',
  towel: '-54 -14 108 124',
  sock: '-54 -14 108 100',
  suit: '-56 -5 112 132',
  blazer: '-56 -5 112 132',
  jacket: '-56 -5 112 132',
  sweater: '-56 -5 112 132',
  bedding: '-56 28 112 106',
  blanket: '-54 44 108 100',
  pillow: '-54 30 108 104',
  cushion: '-54 26 108 108',
  shoe: '-54 42 108 100',
  bag: '-54 16 108 114',
  belt: '-54 24 108 112',
  scarf: '-54 14 108 128',
  basket: '-54 22 108 114',
  hanger: '-54 16 108 100',
}

/** Decoration, so hidden from screen readers. */
export function ItemDrawing({ name, service, className }: DrawnPiece) {
  const [shape, cloth] = drawingOfItem(name, service)
  return (
    <svg viewBox={BOXES[shape] ?? TALL} aria-hidden="true" className={clsx('block', className)}>
      {shape in GARMENTS ? <OnTheLine name={shape as GarmentName} cloth={cloth} /> : null}
      {shape in PIECE_SHAPES ? <Shape name={shape as PieceShape} cloth={cloth} /> : null}
    </svg>
  )
}

/** What stands for an item. */
export function drawingOfItem(name: string, service: ServiceId): Drawn {
  const text = name.toLowerCase()
  return BY_NAME.find(([words]) => words.test(text))?.[1] ?? BY_SERVICE[service]
}

function OnTheLine({ name, cloth }: { name: GarmentName; cloth: Cloth }) {
  const { Shape: Garment } = GARMENTS[name]
  return <Garment cloth={cloth} />
}

function Shape({ name, cloth }: { name: PieceShape; cloth: Cloth }) {
  const dye = DYES[cloth]
  return PIECE_SHAPES[name].map(([part, outline, opacity]) => {
    const isLine = part === 'line' || part === 'hem'
    return (
      <path
        key={outline}
        d={outline}
        opacity={opacity}
        className={dye[part]}
        {...(isLine && {
          fill: 'none',
          strokeWidth: 2,
          strokeLinecap: 'round',
        })}
      />
    )
  })
}
