import path from 'node:path'
import { processWide } from '../process/processWide'
import { env } from '../settings/env'
import { isSameSecret } from '../settings/isSameSecret'
import { storedSecret } from '../settings/secret'

/** The token that opens /metrics: METRICS_TOKEN, or one created in DATA_DIR at the first start. */
const metricsToken = (): string =>
  processWide(
    'metricsToken',
    () => env.metricsToken || storedSecret(path.join(env.dataDir, 'metrics-token')),
  )

/** Creates the token, so that the operator finds it before the first request. */
export const prepareMetricsToken = (): void => void metricsToken()

/** Whether the request brings the token as `Authorization: Bearer …`. */
export const hasMetricsToken = (headers: Headers): boolean => {
  const [, given = ''] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? []
  return isSameSecret(given, metricsToken())
}
