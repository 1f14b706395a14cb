// Menu under a button. Loads a good deal of code: import it lazily where visitors don't need it.
import clsx from 'clsx'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** MenuLink, MenuButton and MenuSeparator elements. */
  children: ReactNode
  align?: 'start' | 'end'
  defaultOpen?: boolean
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm font-medium outline-none data-highlighted:bg-primary-wash data-highlighted:text-primary-text'

/** A menu with arrow keys, typeahead and Escape. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    // Not modal: a modal menu would add inline styles, which the content security policy refuses.
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-24px)] min-w-[min(--spacing(56),calc(100vw-24px))] animate-rise overflow-y-auto rounded-md border border-line bg-sheet p-1.5 text-ink shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type MenuLinkProps = { to: string; isFile?: boolean; children: ReactNode }

/** An entry that leads to another screen, or saves a file. */
export function MenuLink({ to, isFile = false, children }: MenuLinkProps) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <Link to={to} {...(isFile && { reloadDocument: true, download: true })}>
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

type MenuButtonProps = { onSelect: () => void; danger?: boolean; children: ReactNode }

/** An entry that does something. */
export function MenuButton({ onSelect, danger, children }: MenuButtonProps) {
  return (
    <DropdownMenu.Item className={clsx(ITEM, danger && 'text-danger-text')} onSelect={onSelect}>
      {children}
    </DropdownMenu.Item>
  )
}

/** A thin line between groups of entries. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
}
