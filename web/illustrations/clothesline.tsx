// The clothesline: a rope that sags between its ends and the garments pegged along it.
import clsx from 'clsx'
import { type Cloth, GARMENTS, type GarmentName, ClothesPeg } from './garments.tsx'

export type Hung = { name: GarmentName; cloth: Cloth; x: number; scale?: number }

type ClotheslineProps = {
  /** What hangs where; x in picture units from the left. */
  hung: readonly Hung[]
  width: number
  height: number
  /** How high the rope's ends are, and how much lower its middle. */
  top?: number
  sag?: number
  /** Garments drop in and sway. */
  moving?: boolean
  /** The rope goes on past the picture on this side too, seen where `overflow-visible` lets it. */
  beyond?: 'both' | 'right'
  className?: string
}

const BEYOND = 1200

/** A picture of a rope with garments; fills its box, cut at the sides when the box is narrower. */
export function Clothesline({
  hung,
  width,
  height,
  top = 20,
  sag = 30,
  moving = false,
  beyond = 'both',
  className,
}: ClotheslineProps) {
  const pull = (4 * sag) / width
  const start = beyond === 'both' ? `M${-BEYOND} ${top - BEYOND * pull} L0 ${top}` : `M0 ${top}`
  const ropeAt = (x: number) => top + 4 * sag * (x / width) * (1 - x / width)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={clsx('block w-full', className)}
    >
      <path
        d={`${start} Q${width / 2} ${top + 2 * sag} ${width} ${top} l${BEYOND} ${-BEYOND * pull}`}
        fill="none"
        strokeWidth="3"
        className="stroke-rope"
      />
      {hung.map(({ name, cloth, x, scale = 1 }) => {
        const { Shape, pegs } = GARMENTS[name]
        const slope = (4 * sag * (1 - (2 * x) / width)) / width
        const tilt = (Math.atan(slope) * 180) / Math.PI
        return (
          <g
            key={`${name} ${x}`}
            transform={`translate(${x} ${ropeAt(x)}) rotate(${tilt}) scale(${scale})`}
          >
            <g className={clsx(moving && 'animate-sway', SWAYS[Math.round(x) % SWAYS.length])}>
              <Shape cloth={cloth} />
            </g>
            {pegs.map((peg) => (
              <ClothesPeg key={peg} x={peg} />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

/** So that the garments don't sway in step. */
const SWAYS = ['[animation-delay:-1s]', '[animation-delay:-2.2s]', '[animation-delay:-3.7s]']

/** An empty line with one sock left on it, for places with nothing in them. */
export function EmptyClothesline() {
  return (
    <Clothesline
      width={260}
      height={112}
      top={16}
      sag={14}
      hung={[{ name: 'sock', cloth: 'accent', x: 150, scale: 0.9 }]}
    />
  )
}
