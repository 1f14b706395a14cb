/** Capability face: accounts and sessions. */
import type { Capability } from '../../capability/capability.ts'
import { accountAudit } from './audit-entries.ts'
import { mailEmailLinks } from './email/mail-email-links.ts'
import { removeOldGuessCounters } from './guesses/guess.ts'
import { accountData } from './personal-data.ts'
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.ts'
import { mailResetLinks } from './sign-in/mail-reset-links.ts'

export const accounts: Capability = {
  routes: async (deps) => (await import('./routes.ts')).accountRoutes(deps),
  sections: { auth: 'Accounts', account: 'Accounts' },
  audit: accountAudit,
  jobs: [
    { name: 'mail-email-link', batch: 10, run: mailEmailLinks },
    { name: 'mail-reset-link', batch: 10, run: mailResetLinks },
    { name: 'remove-old-counters', every: '*/10 * * * *', run: removeOldGuessCounters },
    { name: 'forget-expired', every: '41 * * * *', run: deleteExpiredSessions },
  ],
  personalData: [accountData],
}
