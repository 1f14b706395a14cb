// Frame of small screens for signed-in people: the footer folded into a line, and a customer's bar below it.
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { PhoneBar } from './phone-bar.tsx'
import { FoldedFooter } from './folded-footer.tsx'

/** The wizard has a bar of its own at the foot of the screen. */
const WITH_OWN_BAR = '/new-order'

type PhoneFrameProps = {
  hasBar: boolean
  /** What the footer holds. */
  footer: ReactNode
}

/** It stands at the end of the layout, wherever the header renders it. */
export function PhoneFrame({ hasBar, footer }: PhoneFrameProps) {
  const { pathname } = useLocation()
  const [layout, setLayout] = useState<Element | null>(null)
  useEffect(() => {
    // Once the layout that is being shown stands in the document, not before.
    setLayout(document.querySelector('#content')?.parentElement ?? null)
  }, [])
  if (layout === null) return null
  return createPortal(
    <>
      <FoldedFooter className="lg:hidden">{footer}</FoldedFooter>
      {hasBar && pathname !== WITH_OWN_BAR && <PhoneBar />}
    </>,
    layout,
  )
}
