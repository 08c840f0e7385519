/** Whether `npm test` runs without --all: what only a release needs is left out (docs/adr/0051). */
export const isEveryPush = process.env.TEST_SCOPE === 'push'
