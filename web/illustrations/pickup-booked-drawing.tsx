// A day pegged to the line between two garments, for a booked pickup.
import clsx from 'clsx'
import { GARMENTS, ClothesPeg } from './garments.tsx'

/** Decoration, so hidden from screen readers; the garments sway, and the day drops in once. */
export function PickupBookedDrawing({ className }: { className?: string }) {
  const { Shape: Sock, pegs: sockPegs } = GARMENTS.sock
  const { Shape: Shirt, pegs: shirtPegs } = GARMENTS.shirt
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className={clsx('block', className)}>
      <circle className="fill-sun" cx="160" cy="104" r="84" />
      <path className="fill-none stroke-rope" strokeWidth="3" d="M-40 20 Q160 62 360 20" />
      <g transform="translate(48 36) rotate(6) scale(0.8)">
        <g className="animate-sway [animation-delay:-1s]">
          <Sock cloth="danger" />
        </g>
        {sockPegs.map((x) => (
          <ClothesPeg key={x} x={x} />
        ))}
      </g>
      <g transform="translate(270 37) rotate(-6) scale(0.9)">
        <g className="animate-sway [animation-delay:-2.2s]">
          <Shirt cloth="primary" />
        </g>
        {shirtPegs.map((x) => (
          <ClothesPeg key={x} x={x} />
        ))}
      </g>
      <g transform="translate(152 42)">
        <g className="animate-drop">
          <path
            className="fill-cloth stroke-cloth-shade"
            strokeWidth="2"
            d="M-48 0 Q0 4 48 0 L50 108 Q0 114 -50 107 Z"
          />
          <path className="fill-dye-danger" d="M-48 0 Q0 4 48 0 L48.6 28 Q0 33 -48.6 28 Z" />
          <g className="fill-cloth-shade">
            <path d="M-36 42 h14 v11 h-14 Z M-14 43 h14 v11 h-14 Z M8 43 h14 v11 h-14 Z M28 42 h12 v11 h-12 Z" />
          </g>
          <path
            className="fill-none stroke-dye-success"
            strokeWidth="10"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M-20 76 L-5 92 L26 58"
          />
        </g>
        <ClothesPeg x={-30} />
        <ClothesPeg x={30} />
      </g>
    </svg>
  )
}
