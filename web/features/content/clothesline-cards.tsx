// Cards pegged to a line: below one another on a phone, side by side on wider screens.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ClothesPeg } from '#web/illustrations/garments.tsx'

export function ClotheslineCards({ children }: { children: ReactNode }) {
  return (
    <div className="relative mt-10 lg:mt-14">
      <svg
        viewBox="0 0 1200 40"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-[-10vw] top-0 h-10 w-[120vw] max-w-none max-lg:hidden"
      >
        <path
          d="M0 0 Q600 34 1200 0"
          fill="none"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          className="stroke-rope"
        />
      </svg>
      <ul className="relative grid gap-8 lg:grid-cols-3 lg:gap-6">{children}</ul>
    </div>
  )
}

type HungCardProps = {
  title: string
  text: string
  /** The card's colours. */
  cloth: string
  children: ReactNode
}

export function ClotheslineCard({ title, text, cloth, children }: HungCardProps) {
  return (
    <li className={clsx('relative rounded-cut-lg px-6 pt-9 pb-7 lg:mt-4', cloth)}>
      <CardPeg />
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-ink-soft">{text}</p>
      {children}
    </li>
  )
}

/** The peg in the middle of a card's upper edge. */
export function CardPeg() {
  return (
    <svg
      viewBox="-10 -12 20 30"
      aria-hidden="true"
      className="absolute -top-5 left-1/2 h-11 -translate-x-1/2"
    >
      <ClothesPeg />
    </svg>
  )
}
