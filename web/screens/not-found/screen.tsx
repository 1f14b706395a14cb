// Whatever address has no screen of its own.
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { pageTitle } from '#web/page-title.ts'

export const meta = () => pageTitle('Page not found')

export default function Screen() {
  const { pathname } = useLocation()

  useEffect(() => {
    console.error('404: no such page:', pathname)
  }, [pathname])

  return (
    <div className="page py-12">
      <h1 className="font-display text-4xl">404</h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to home</Link>
    </div>
  )
}
