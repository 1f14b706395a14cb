// Settings for other programs: a link to the API's documentation, and a section each for API keys and webhooks.
import { Panel } from '#web/ui/panel.tsx'
import { TEXT_LINK } from '#web/ui/text-link.tsx'
import { ApiKeys } from './api-keys.tsx'
import { Webhooks } from './webhooks.tsx'

export function DevelopersTab() {
  return (
    <>
      <ApiReference />
      <ApiKeys />
      <Webhooks />
    </>
  )
}

/** Pages of the server itself, so these are no links of the web app. */
function ApiReference() {
  return (
    <Panel as="section" aria-labelledby="api-reference">
      <h2 id="api-reference" className="text-xl">
        API
      </h2>
      <p className="mt-1 max-w-2xl text-ink-soft">
        What your accounting, a spreadsheet or a developer can read and change here without a
        browser.
      </p>
      <ul className="mt-3 grid gap-x-6 sm:grid-flow-col sm:justify-start">
        <li>
          <a
            href="/api/docs"
            target="_blank"
            className={`${TEXT_LINK} inline-flex min-h-11 items-center`}
          >
            Every call, explained
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
        <li>
          <a href="/api/openapi.json" className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
            openapi.json, for programs
          </a>
        </li>
      </ul>
    </Panel>
  )
}
