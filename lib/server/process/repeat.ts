import { logError } from '../monitoring/logError'

/**
 * Runs work now and then at this interval in milliseconds. A run is skipped while the last one is
 * busy; an error is logged as `name`, and the next run comes all the same.
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
