/**
 * Runs stand-ins of a mail server, a DLT gateway and WhatsApp on this machine, to try messages before anything is
 * registered: `npm run carriers`, or `npm run carriers -- http://localhost:8080` for a laundry at another address.
 * Their page registers texts, shows what was delivered, and writes as a customer; Ctrl+C ends all.
 */
import { openCarriers } from './carriers/open-carriers.ts'

const PORT = 4100

const carriers = await openCarriers(process.argv[2] ?? 'http://localhost:3000', PORT)
console.log(`Put these lines into .env, start Washline, and open ${carriers.url}\n`)
for (const [name, value] of Object.entries(carriers.settings)) console.log(`${name}=${value}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    carriers.close()
    process.exit(0)
  })
