'use client'
import { Camera } from 'lucide'
import { useId, useState } from 'react'
import { useAction } from '@/components/dashboard/calls/useAction'
import { Icon } from '@/components/ui/Icon'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import styles from './Avatar.module.css'
import { useDashboard } from './DashboardContext'
import { PICTURE_ACCEPT, pictureRefusal } from './picture'

/** The admin's photo, and the control that changes it. */
export const Avatar = () => {
  const id = useId()
  const { profile, refresh } = useDashboard()
  const { run, isBusy } = useAction((form: FormData) => phpPost('profile', form), {
    onFailed: () => showToast('error', MESSAGES.photoFailed),
  })
  /** A picture that could not be loaded: the initial is shown instead. */
  const [missing, setMissing] = useState<string | null>(null)

  const send = async (photo: File) => {
    if (!profile) return
    const refusal = pictureRefusal(photo)
    if (refusal) return showToast('error', refusal)
    const form = new FormData()
    form.append('name', profile.name)
    form.append('email', profile.email)
    form.append('avatar', photo)
    const answer = await run(form)
    if (!answer) return
    showToast(answer.success ? 'success' : 'error', answer.message)
    if (answer.success) refresh()
  }

  return (
    <label className={styles.avatar} htmlFor={id} aria-busy={isBusy} title="Change your photo">
      <span className="sr-only">Change your photo</span>
      {profile?.avatar && profile.avatar !== missing ? (
        // biome-ignore lint/performance/noImgElement: already re-encoded to 256 px
        <img
          src={paths.avatar(profile.avatar)}
          alt=""
          width="44"
          height="44"
          onError={() => setMissing(profile.avatar)}
        />
      ) : (
        <span aria-hidden>{(profile?.name ?? 'Admin').charAt(0).toUpperCase()}</span>
      )}
      <span className={styles.camera} aria-hidden>
        <Icon of={Camera} />
      </span>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={PICTURE_ACCEPT}
        disabled={!profile || isBusy}
        onChange={({ target }) => {
          const photo = target.files?.[0]
          if (photo) void send(photo)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
