import { checkStorage } from '@/lib/server/files/storage'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { error, ok, type Verdict } from './finding'

/** The bucket answers; a folder is covered by the other checks. */
export const storage = async (): Promise<Verdict> => {
  if (!env.s3) return ok('Files are in DATA_DIR/uploads.')
  try {
    await checkStorage()
    return ok('The bucket answers.')
  } catch (failure) {
    return error(
      `The bucket cannot be used (${codeOfFailure(failure)}).`,
      'Check the settings S3_… and the service.',
    )
  }
}
