// Start of the web app in a browser: hydrates the page, and guards navigation to other screens.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { arriveBeforeLeaving } from './arrive-before-leaving.ts'
// Not in root.tsx: a lazy part that shares code with it would have the styles loaded once more.
import './app.css'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[arriveBeforeLeaving]} />
    </StrictMode>,
  )
})
