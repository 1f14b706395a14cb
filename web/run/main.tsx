// Start of My run, the riders' app at /run.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionProvider } from '#web/lib/session.tsx'
import { LanguageContext, useLanguageInForce } from '#web/lib/words.ts'
import { forgetOnLeave } from './forget-on-leave.ts'
import { registerWorker } from './register-worker.ts'
import { RunApp } from './run-app.tsx'
import './run.css'

function InLanguage() {
  const { words } = useLanguageInForce()
  return (
    <LanguageContext value={words}>
      <RunApp />
    </LanguageContext>
  )
}

forgetOnLeave()

createRoot(document.querySelector('#run')!).render(
  <StrictMode>
    <SessionProvider>
      <InLanguage />
    </SessionProvider>
  </StrictMode>,
)
// boot.js waits for it.
window.dispatchEvent(new Event('live'))
registerWorker()
