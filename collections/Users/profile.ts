import type { Payload } from 'payload'
import { storeAvatar } from '@/collections/CompanyLogos/storeLogo'
import { type Answer, fail, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { withLock } from '@/lib/server/database/withLock'
import { removeFile } from '@/lib/server/files/storage'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { checkCurrentPassword } from './currentPassword'
import { profileJson } from './shared/json'
import type { ProfileValues } from './shared/schema'

/** profile.php: saves name, e-mail, photo and, with the current password, a new password. */
export const saveProfile = async (
  payload: Payload,
  user: User,
  values: ProfileValues,
  photo: UploadedFile | null,
): Promise<Answer> => {
  const { name, email, current_password, new_password } = values
  const isSensitive = new_password !== '' || email !== user.email
  if (isSensitive) {
    const refusal = await checkCurrentPassword(payload, user, current_password)
    if (refusal?.status === 429) return fail.tooMany()
    if (refusal) return refuseField('current_password', refusal.message)
  }
  if (await isTaken(payload, email, user.id)) {
    return refuseField('email', 'This e-mail belongs to another account')
  }
  // Last, so that a refused form stores no file.
  const stored = photo ? await storeAvatar(photo) : null
  if (stored && !stored.ok) return refuseField('avatar', stored.message)
  const saved = await withLock(`login:${user.email}`, () =>
    payload.update({
      collection: 'users',
      id: user.id,
      // A new password or e-mail address ends all sessions of the account except this user's.
      user,
      data: {
        name,
        email,
        ...(new_password && { password: new_password }),
        ...(stored && { avatar: stored.name }),
      },
    }),
  ).catch(async (error) => {
    if (stored) await removeFile('avatar', stored.name)
    throw error
  })
  if (stored && user.avatar) await removeFile('avatar', user.avatar)
  return succeed({ profile: profileJson(saved) }, MESSAGES.profileSaved)
}

const isTaken = async (payload: Payload, email: string, id: number): Promise<boolean> => {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ email: { equals: email } }, { id: { not_equals: id } }] },
  })
  return totalDocs > 0
}
