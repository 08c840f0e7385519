// While 200 senders guess the password of one account at once: signing in to it and out again, beside the
// quiet site in the same run.
import { head, ms, quantile, ratio, row } from './print.mjs'

const ROUNDS = 7
const SENDERS = 200
/** How many guesses are checked before the account's owner comes. */
const BEFORE = 5

/** Prints the table. */
export const loginFlood = async (url, account) => {
  const call = callsTo(url)
  const { cookie } = await call.signIn(account)
  const tokens = []
  for (let i = 0; i < 2 * ROUNDS; i++) tokens.push((await call.signIn(account, cookie)).token)
  const acts = [
    ['signs in, known browser', 2, () => call.signIn(account, cookie)],
    ['signs out', 2, () => call.signOut(tokens.pop())],
    ['signs in, unknown browser', 3, () => call.signIn(account)],
  ]
  head('200 wrong logins for one account; its owner', 'quiet, ms', 'meanwhile', 'ratio', 'limit')
  for (const [name, limit, act] of acts) {
    const [quiet, flooded] = [[], []]
    for (let i = 0; i < ROUNDS; i++) quiet.push(await timed(act))
    for (let i = 0; i < ROUNDS; i++) {
      const guesses = guess(call, account)
      await guesses.begun
      flooded.push(await timed(act))
      await guesses.all
    }
    const [before, after] = [quantile(quiet), quantile(flooded)]
    row(name, ms(before), ms(after), ratio(after, before), limit)
  }
}

async function timed(act) {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

/** Guesses from many senders; `begun` when the first of them were checked. */
function guess(call, { email }) {
  let checked = 0
  let all
  const begun = new Promise((resolve) => {
    all = Promise.all(
      Array.from({ length: SENDERS }, async () => {
        const { status } = await call.signIn({ email, password: 'not the password' })
        if (status !== 429) checked += 1
        if (checked === BEFORE) resolve()
      }),
    )
  })
  return { begun, all }
}

function callsTo(url) {
  let sender = 0
  const post = (path, body, headers) => {
    sender += 1
    return fetch(`${url}/php/${path}.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${sender >> 16}.${(sender >> 8) & 255}.${sender & 255}`,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  }
  return {
    signIn: async (account, cookie) => {
      const answer = await post('login', account, cookie ? { cookie } : {})
      const { token } = await answer.json()
      return {
        status: answer.status,
        token,
        cookie: answer.headers.getSetCookie()[0]?.split(';')[0],
      }
    },
    signOut: (token) => post('logout', {}, { authorization: `Bearer ${token}` }),
  }
}
