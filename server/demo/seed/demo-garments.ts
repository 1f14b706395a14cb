/** The demo customer's wardrobe, with the orders that cleaned each garment. */
import type { Insertable } from 'kysely'
import { newId } from '../../platform/ids.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { Person } from './demo-people.ts'
import type { DrawingName } from './garment-drawings.ts'

type GarmentRow = Insertable<Tables['garments']> & { picture_id: string }

export interface DemoWardrobe {
  garments: GarmentRow[]
  orderGarments: Insertable<Tables['order_garments']>[]
  /** What each picture shows, by its id. */
  pictures: Map<string, DrawingName>
}

interface Piece {
  name: string
  category: GarmentRow['category']
  condition: GarmentRow['condition']
  color: string
  material: string
  size: string
  care?: string
  notes?: string
  drawing: DrawingName
  /** Which completed orders it was on, counted back from the latest. */
  cleanedOn: readonly number[]
  /** Whether it is on the order that is being washed. */
  isOnTheWay?: boolean
}

/** The last is the newest, which the wardrobe shows first. */
const PIECES: readonly Piece[] = [
  {
    name: 'Camel trench coat',
    category: 'outerwear',
    condition: 'good',
    color: 'Beige',
    material: 'Gabardine',
    size: 'M',
    care: 'Dry clean only.',
    drawing: 'trench',
    cleanedOn: [],
  },
  {
    name: 'White linen shirt',
    category: 'shirts',
    condition: 'good',
    color: 'White',
    material: 'Linen',
    size: 'L',
    care: 'Wash at 30°, iron while damp.',
    drawing: 'linen',
    cleanedOn: [2, 4],
  },
  {
    name: 'Navy bandhgala',
    category: 'suits',
    condition: 'excellent',
    color: 'Navy',
    material: 'Wool blend',
    size: '40',
    care: 'Dry clean only. Steam, never press the buttons.',
    drawing: 'bandhgala',
    cleanedOn: [1],
  },
  {
    name: 'Marigold summer dress',
    category: 'dresses',
    condition: 'good',
    color: 'Yellow',
    material: 'Cotton',
    size: 'S',
    care: 'Cold wash, dry in the shade.',
    drawing: 'summerDress',
    cleanedOn: [1, 2],
  },
  {
    name: 'Charcoal two-piece suit',
    category: 'suits',
    condition: 'excellent',
    color: 'Charcoal',
    material: 'Wool',
    size: '40',
    care: 'Dry clean only.',
    notes: 'Jacket and trousers belong together.',
    drawing: 'suit',
    cleanedOn: [0, 3],
  },
  {
    name: 'Block-print kurta',
    category: 'casual',
    condition: 'fair',
    color: 'Indigo',
    material: 'Handloom cotton',
    size: 'M',
    care: 'Wash alone: the indigo bleeds.',
    notes: 'Left cuff is fading.',
    drawing: 'kurta',
    cleanedOn: [0, 1, 2, 3],
    isOnTheWay: true,
  },
  {
    name: 'Emerald anarkali',
    category: 'dresses',
    condition: 'excellent',
    color: 'Green',
    material: 'Georgette, zari border',
    size: 'M',
    care: 'Dry clean only. Do not iron the border.',
    drawing: 'anarkali',
    cleanedOn: [0],
  },
  {
    name: 'Blue Oxford shirt',
    category: 'shirts',
    condition: 'excellent',
    color: 'Blue',
    material: 'Cotton',
    size: 'M',
    care: 'Wash at 40°.',
    drawing: 'oxford',
    cleanedOn: [0, 1, 3],
    isOnTheWay: true,
  },
]

/** @param orders everyone's, in the order of time */
export function demoWardrobe(owner: Person, orders: readonly DemoOrder[]): DemoWardrobe {
  const own = orders.map(({ order }) => order).filter((order) => order.user_id === owner.id)
  const completed = own.filter((order) => order.completed_at !== null).toReversed()
  const underWay = own.findLast(({ status }) => status === 'washing')
  const wardrobe: DemoWardrobe = { garments: [], orderGarments: [], pictures: new Map() }

  for (const [index, piece] of PIECES.entries()) {
    const addedAt = new Date(owner.created_at.getTime() + (index + 1) * 5 * 60_000)
    const id = newId(addedAt)
    const pictureId = newId(addedAt)
    const cleanings = piece.cleanedOn.flatMap((back) => completed[back] ?? [])
    wardrobe.pictures.set(pictureId, piece.drawing)
    wardrobe.garments.push({
      id,
      user_id: owner.id,
      name: piece.name,
      category: piece.category,
      condition: piece.condition,
      color: piece.color,
      size: piece.size,
      material: piece.material,
      care_instructions: piece.care ?? '',
      notes: piece.notes ?? '',
      clean_count: cleanings.length,
      last_cleaned_at: cleanings[0]?.completed_at ?? null,
      picture_id: pictureId,
      created_at: addedAt,
      updated_at: addedAt,
    })
    for (const order of cleanings)
      wardrobe.orderGarments.push({
        order_id: order.id,
        garment_id: id,
        cleaned_at: order.completed_at,
      })
    if (piece.isOnTheWay && underWay)
      wardrobe.orderGarments.push({ order_id: underWay.id, garment_id: id, cleaned_at: null })
  }
  return wardrobe
}
