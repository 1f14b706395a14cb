// Cheap password hashes for the servers of browser tests, loaded before the product. A login at the real cost takes a
// quarter of a second of a core; that cost is proven in server/identity/accounts/passwords/passwords.test.ts.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { scrypt } = crypto

crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 1024, p: 1 }, done)) as typeof scrypt
syncBuiltinESMExports()
