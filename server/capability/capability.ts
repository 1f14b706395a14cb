/** The face of a capability: everything that the server takes from it. */
import type { Consumer } from '../events/consumer.ts'
import type { ApiSections } from '../http/api-docs/sections.ts'
import type { Route } from '../http/route.ts'
import type { Deps } from '../platform/deps.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { AuditEntries } from './audit-entries.ts'
import type { Job } from './job.ts'

export interface Capability {
  /** Its calls; loaded when they are asked for, because the operator's commands need none. */
  routes?: (deps: Deps) => Promise<Route[]>
  /** Where the API's description lists its calls. */
  sections?: ApiSections
  /** What follows from events here. */
  consumers?: readonly Consumer[]
  /** The audit log's entries of its events. */
  audit?: AuditEntries
  jobs?: readonly Job[]
  /** What it stores of people. */
  personalData?: readonly PersonalData[]
}
