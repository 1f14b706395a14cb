// Three scenes of flat shapes like the garments: the bag at the door, the drum, the pile that comes home.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { GARMENTS } from './garments.tsx'

export type SceneName = 'bag' | 'drum' | 'pile'

/** A scene on a round of coloured ground; decoration, so hidden from screen readers. */
export function SceneDrawing({ name, className }: { name: SceneName; className?: string }) {
  const { ground, Picture } = SCENES[name]
  return (
    <svg viewBox="0 0 320 260" aria-hidden="true" className={clsx('block', className)}>
      <path
        className={ground}
        d="M60 60 C100 10 220 0 268 56 C310 106 306 176 252 214 C190 256 92 250 50 204 C10 160 18 106 60 60 Z"
      />
      <Picture />
    </svg>
  )
}

/** A bag of washing before a blue door. */
function BagPicture() {
  const { Shape: Sock } = GARMENTS.sock
  return (
    <g>
      <path className="fill-dye-night" d="M182 42 H262 V222 H182 Z" />
      <path className="fill-dye-primary" d="M190 50 H254 V222 H190 Z" />
      <path
        className="fill-none stroke-dye-night"
        strokeWidth="4"
        d="M201 64 H243 V122 H201 Z M201 138 H243 V206 H201 Z"
      />
      <circle className="fill-dye-accent" cx="247" cy="134" r="4.5" />
      <g className="fill-dye-accent">
        <path d="M178 42 Q222 66 266 42 L262 36 H182 Z" />
        <circle cx="192" cy="53" r="4" />
        <circle cx="207" cy="57" r="4" />
        <circle cx="222" cy="58" r="4" />
        <circle cx="237" cy="57" r="4" />
        <circle cx="252" cy="53" r="4" />
      </g>
      <path className="stroke-rope" strokeWidth="4" d="M34 222 H290" />
      <g transform="translate(118 70) rotate(24) scale(0.7)">
        <Sock cloth="danger" />
      </g>
      <path
        className="fill-cloth stroke-cloth-shade"
        strokeWidth="2"
        d="M84 118 Q112 106 148 118 Q176 160 170 204 Q166 224 116 224 T62 204 Q56 160 84 118 Z"
      />
      <path className="fill-dye-danger" d="M61 170 Q116 184 171 170 L172 186 Q116 200 60 186 Z" />
      <path className="fill-dye-accent" d="M60 191 Q116 205 172 191 L171 197 Q116 211 60 197 Z" />
      <path
        className="fill-none stroke-rope"
        strokeWidth="5"
        strokeLinecap="round"
        d="M84 120 Q116 132 148 120 M148 120 Q164 126 160 140 M148 120 Q154 130 148 144"
      />
    </g>
  )
}

/** A drum that turns with a few pieces in it. */
function DrumPicture() {
  const { Shape: Shirt } = GARMENTS.shirt
  const { Shape: Towel } = GARMENTS.towel
  return (
    <g>
      <path
        className="fill-cloth stroke-cloth-shade"
        strokeWidth="3"
        d="M86 40 Q88 34 96 34 H226 Q234 34 235 42 L238 214 Q238 222 229 222 H92 Q83 222 83 214 Z"
      />
      <path
        className="fill-dye-primary"
        d="M85 64 V42 Q88 35 96 35 H226 Q233 35 234 42 L234.6 64 Z"
      />
      <g className="fill-cloth">
        <circle cx="212" cy="50" r="7" />
        <path d="M100 45 H150 V55 H100 Z" />
      </g>
      <circle className="fill-dye-night" cx="160" cy="142" r="64" />
      <clipPath id="drum-window">
        <circle cx="160" cy="142" r="54" />
      </clipPath>
      <g clipPath="url(#drum-window)">
        <circle className="fill-primary-wash" cx="160" cy="142" r="54" />
        <g transform="translate(134 112) rotate(38) scale(0.62)">
          <Towel cloth="success" />
        </g>
        <g transform="translate(190 104) rotate(-28) scale(0.72)">
          <Shirt cloth="accent" />
        </g>
        <path
          className="fill-dye-primary"
          opacity="0.55"
          d="M100 164 Q120 152 140 164 T180 164 T222 160 V210 H100 Z"
        />
      </g>
      <g className="fill-none stroke-cloth" strokeWidth="3">
        <circle cx="126" cy="178" r="6" />
        <circle cx="186" cy="184" r="8" />
        <circle cx="152" cy="174" r="4" />
      </g>
      <path className="stroke-rope" strokeWidth="4" d="M50 224 H272" />
    </g>
  )
}

/** Folded pieces tied with a ribbon, a shirt on its hanger above. */
function PilePicture() {
  const { Shape: Shirt } = GARMENTS.shirt
  return (
    <g>
      <path className="stroke-rope" strokeWidth="4" d="M196 44 H296" />
      <path
        className="fill-none stroke-peg-deep"
        strokeWidth="4"
        strokeLinecap="round"
        d="M244 44 q10 10 0 20 L216 84 M244 64 L272 84"
      />
      <g transform="translate(244 66) scale(1.05)">
        <Shirt cloth="white" />
      </g>
      <path
        className="fill-dye-danger"
        d="M54 196 Q52 180 66 180 H196 Q206 188 196 212 H66 Q55 210 54 196 Z"
      />
      <path
        className="fill-dye-accent"
        d="M62 164 Q60 150 72 150 H188 Q198 158 190 180 H74 Q63 178 62 164 Z"
      />
      <path
        className="fill-dye-success"
        d="M56 136 Q54 122 68 122 H194 Q204 130 195 150 H70 Q57 150 56 136 Z"
      />
      <path
        className="fill-dye-primary"
        d="M64 108 Q62 96 74 96 H186 Q196 104 188 122 H76 Q65 120 64 108 Z"
      />
      <g className="fill-none stroke-cloth" strokeWidth="2.5" opacity="0.65">
        <path d="M78 197 H190 M84 166 H184 M80 137 H188 M86 110 H182" />
      </g>
      <path className="fill-cloth" d="M122 95 H136 V213 H122 Z" />
      <path
        className="fill-cloth stroke-cloth-shade"
        strokeWidth="1.5"
        d="M129 95 Q104 66 100 86 Q102 98 129 95 Q154 66 158 86 Q156 98 129 95 Z"
      />
      <path className="stroke-rope" strokeWidth="4" d="M34 215 H290" />
    </g>
  )
}

const SCENES: Record<SceneName, { ground: string; Picture: () => ReactNode }> = {
  bag: { ground: 'fill-accent-wash', Picture: BagPicture },
  drum: { ground: 'fill-success-wash', Picture: DrumPicture },
  pile: { ground: 'fill-primary-wash', Picture: PilePicture },
}
