// Popover: a small sheet under a button, for more than menu entries. Import it lazily, like menu.tsx. It is never
// higher than the room beside the button; a part that scrolls alone is `relative`, `min-h-0` and `overflow-y-auto`.
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** Names the sheet for screen readers. */
  label: string
  children: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A sheet that opens under its trigger and closes on Escape or a press elsewhere. */
export function Popover({ trigger, label, children, open, onOpenChange }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] animate-rise flex-col overflow-y-auto rounded-cut border border-line bg-sheet text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
