// Six garments cut from flat shapes, each drawn to hang: the top middle of every piece is its point (0, 0).
import clsx from 'clsx'
import type { ComponentType } from 'react'

/** The cloth's colour. */
export type Cloth = 'white' | 'primary' | 'accent' | 'success' | 'danger' | 'night'

export type GarmentProps = { cloth?: Cloth }

export type Dye = { main: string; shade: string; detail: string; line: string; hem: string }

export const DYES: Record<Cloth, Dye> = {
  white: {
    main: 'fill-cloth stroke-cloth-shade',
    shade: 'fill-cloth-shade',
    detail: 'fill-dye-primary',
    line: 'stroke-dye-primary',
    hem: 'stroke-dye-primary',
  },
  primary: {
    main: 'fill-dye-primary',
    shade: 'fill-dye-night',
    detail: 'fill-cloth',
    line: 'stroke-cloth',
    hem: 'stroke-dye-primary',
  },
  accent: {
    main: 'fill-dye-accent',
    shade: 'fill-dye-danger',
    detail: 'fill-dye-night',
    line: 'stroke-dye-night',
    hem: 'stroke-dye-accent',
  },
  success: {
    main: 'fill-dye-success',
    shade: 'fill-dye-night',
    detail: 'fill-cloth',
    line: 'stroke-cloth',
    hem: 'stroke-dye-success',
  },
  danger: {
    main: 'fill-dye-danger',
    shade: 'fill-dye-night',
    detail: 'fill-dye-accent',
    line: 'stroke-dye-accent',
    hem: 'stroke-dye-danger',
  },
  night: {
    main: 'fill-dye-night',
    shade: 'fill-dye-primary',
    detail: 'fill-dye-accent',
    line: 'stroke-dye-accent',
    hem: 'stroke-dye-night',
  },
}

function ShirtShape({ cloth = 'white' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path
        className={dye.main}
        d="M-20 0 L-9 3 Q0 12 9 3 L20 0 L46 20 L34 41 L26 35 L27 104 Q0 109 -27 103 L-26 35 L-34 41 L-46 20 Z"
      />
      <path
        className={dye.shade}
        opacity="0.35"
        d="M26 35 L34 41 L46 20 L41 16 Z M-26 35 L-34 41 L-46 20 L-41 16 Z"
      />
      <path
        className={dye.shade}
        opacity="0.7"
        d="M-20 0 L-9 3 Q0 12 9 3 L20 0 L9 17 L0 10 L-9 17 Z"
      />
      <path className={dye.line} fill="none" strokeWidth="1.5" opacity="0.55" d="M0 12 V105" />
      <g className={dye.detail}>
        <circle cx="4" cy="30" r="2" />
        <circle cx="4" cy="50" r="2" />
        <circle cx="4" cy="70" r="2" />
        <circle cx="4" cy="90" r="2" />
      </g>
      <path className={dye.shade} opacity="0.5" d="M9 34 H21 V46 L15 50 L9 46 Z" />
    </g>
  )
}

function KurtaShape({ cloth = 'accent' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path
        className={dye.main}
        d="M-19 0 L-8 2 Q0 8 8 2 L19 0 L48 40 L36 50 L25 34 L31 140 Q24 143 19 141 L17 112 L15 142 Q0 146 -15 142 L-17 112 L-19 141 Q-25 143 -31 140 L-25 34 L-36 50 L-48 40 Z"
      />
      <path
        className={dye.shade}
        opacity="0.55"
        d="M-48 40 L-36 50 L-33 46 L-45 36 Z M48 40 L36 50 L33 46 L45 36 Z"
      />
      <path className={dye.detail} d="M-8 2 Q0 8 8 2 L9 7 Q0 13 -9 7 Z" />
      <path className={dye.detail} d="M-4 10 H4 V58 L0 64 L-4 58 Z" />
      <g className={dye.main}>
        <circle cx="0" cy="20" r="1.8" />
        <circle cx="0" cy="32" r="1.8" />
        <circle cx="0" cy="44" r="1.8" />
        <circle cx="0" cy="55" r="1.8" />
      </g>
      <path
        className={dye.line}
        fill="none"
        strokeWidth="2"
        opacity="0.7"
        strokeDasharray="2 4"
        d="M-14 135 Q0 139 14 135"
      />
    </g>
  )
}

function SareeShape({ cloth = 'danger' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path className={dye.shade} d="M18 -2 H40 L44 118 Q34 124 24 119 Z" />
      <path className={dye.main} d="M-40 -2 H28 L33 146 Q18 154 0 147 T-36 148 Z" />
      <path className={dye.detail} d="M-40 -2 H-30 L-26 146 Q-31 149 -36 148 Z" />
      <path className={dye.detail} d="M-37 112 L31.8 112 L32.4 128 L-36.4 128 Z" />
      <path
        className={dye.main}
        opacity="0.8"
        d="M-26 117 l5 3 -5 3 -5 -3 z M-10 117 l5 3 -5 3 -5 -3 z M6 117 l5 3 -5 3 -5 -3 z M22 117 l5 3 -5 3 -5 -3 z"
      />
      <g className={dye.detail}>
        {DOTS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
        ))}
      </g>
    </g>
  )
}

/** Bandhani: tied dots in diamonds. */
const DOTS: ReadonlyArray<readonly [number, number]> = [20, 56, 92].flatMap((y) =>
  [-12, 14].flatMap((x): Array<readonly [number, number]> => [
    [x, y - 9],
    [x - 8, y],
    [x + 8, y],
    [x, y],
    [x, y + 9],
  ]),
)

function TrousersShape({ cloth = 'night' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path
        className={dye.main}
        d="M-25 0 Q0 4 25 0 L31 128 Q19 133 7 129 L0 42 L-7 129 Q-19 133 -31 128 Z"
      />
      <path className={dye.shade} opacity="0.8" d="M-25 0 Q0 4 25 0 L25.6 10 Q0 14 -25.6 10 Z" />
      <path
        className={dye.line}
        fill="none"
        strokeWidth="1.5"
        opacity="0.5"
        d="M-16 18 L-20 128 M16 18 L20 128"
      />
      <circle className={dye.detail} cx="0" cy="7" r="2.4" />
    </g>
  )
}

function TowelShape({ cloth = 'white' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path className={dye.main} d="M-31 -2 H31 L33 88 Q16 93 0 89 T-33 90 Z" />
      <path
        className={dye.detail}
        opacity="0.9"
        d="M-31.4 14 H31.4 L31.5 20 H-31.5 Z M-31.6 25 H31.6 V28 H-31.6 Z"
      />
      <path
        className={dye.detail}
        opacity="0.9"
        d="M-32.4 62 H32.4 L32.6 68 H-32.6 Z M-32.7 73 H32.7 V76 H-32.7 Z"
      />
      <path
        className={dye.hem}
        fill="none"
        strokeWidth="2"
        d="M-28 91 v7 M-19 92 v7 M-10 91 v7 M-1 90 v7 M8 91 v7 M17 92 v7 M26 91 v7"
      />
    </g>
  )
}

function SockShape({ cloth = 'success' }: GarmentProps) {
  const dye = DYES[cloth]
  return (
    <g>
      <path
        className={dye.main}
        d="M-12 0 Q0 3 12 0 L13 36 Q15 45 27 50 Q37 55 33 64 Q29 71 17 68 L-3 61 Q-13 57 -13 45 Z"
      />
      <path className={dye.detail} opacity="0.9" d="M-12 0 Q0 3 12 0 L12.4 11 Q0 14 -12.4 11 Z" />
      <path
        className={dye.shade}
        opacity="0.7"
        d="M-13 43 Q-3 46 -1 61 L-3 61 Q-13 57 -13 45 Z M29 51 Q37 56 33 64 Q29 71 19 68.6 Q21 55 29 51 Z"
      />
    </g>
  )
}

export type GarmentName = 'shirt' | 'kurta' | 'saree' | 'trousers' | 'towel' | 'sock'

/** Each garment's shape, and how far its two pegs stand from its middle. */
export const GARMENTS: Record<
  GarmentName,
  { Shape: ComponentType<GarmentProps>; pegs: readonly number[] }
> = {
  shirt: { Shape: ShirtShape, pegs: [-16, 16] },
  kurta: { Shape: KurtaShape, pegs: [-15, 15] },
  saree: { Shape: SareeShape, pegs: [-30, 22] },
  trousers: { Shape: TrousersShape, pegs: [-18, 18] },
  towel: { Shape: TowelShape, pegs: [-24, 24] },
  sock: { Shape: SockShape, pegs: [0] },
}

/** A wooden peg gripping the line at (x, y). */
export function ClothesPeg({ x = 0, y = 0 }: { x?: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-peg" x="-3.2" y="-9" width="6.4" height="21" rx="2" />
      <path className="fill-peg-deep" d="M-0.7 2 H0.7 V12 H-0.7 Z M-3.2 -3 H3.2 V-1 H-3.2 Z" />
    </g>
  )
}

type GarmentPictureProps = { name: GarmentName; cloth?: Cloth; className?: string }

/** One garment by its pegs, as its own picture; decoration, so hidden from screen readers. */
export function DrawnGarment({ name, cloth, className }: GarmentPictureProps) {
  const { Shape, pegs } = GARMENTS[name]
  return (
    <svg viewBox="-54 -14 108 172" aria-hidden="true" className={clsx('block', className)}>
      <Shape cloth={cloth} />
      {pegs.map((x) => (
        <ClothesPeg key={x} x={x} />
      ))}
    </svg>
  )
}
