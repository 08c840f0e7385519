import { logError } from './logError'

/**
 * Runs work now and then every so many milliseconds, as long as the process lives. A round that is
 * still busy is not run twice; one that fails is logged as `name`, and the next comes all the same.
 */
export const repeat = (
  name: string,
  everyMs: number,
  work: (isFirst: boolean) => Promise<void>,
): void => {
  let isBusy = false
  const round = async (isFirst: boolean): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      await work(isFirst)
    } catch (error) {
      logError(name, error)
    } finally {
      isBusy = false
    }
  }
  void round(true)
  setInterval(() => void round(false), everyMs).unref()
}
