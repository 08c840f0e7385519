// Preloaded into the sites under test on a push (fewRounds.ts): a password is hashed in 600 rounds
// instead of 600,000, which take a processor a fifth of a second.
const crypto = require('node:crypto')
const { syncBuiltinESMExports } = require('node:module')

const { pbkdf2 } = crypto

crypto.pbkdf2 = (password, salt, rounds, ...rest) =>
  pbkdf2(password, salt, rounds === 600_000 ? 600 : rounds, ...rest)
// For what imports it by its name.
syncBuiltinESMExports()
