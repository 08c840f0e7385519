'use client'
import { ImageUp } from 'lucide'
import { useState } from 'react'
import { PICTURE_ACCEPT, pictureRefusal } from '@/components/dashboard/shell/picture'
import { logoSrc } from '@/components/jobs/shared/logo'
import { FieldError } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { LocalPicture } from '@/components/ui/LocalPicture'
import { useFileAddress } from '@/lib/client/useFileAddress'
import styles from './LogoPicker.module.css'

type Props = {
  label: string
  /** The job's stored logo, or null. */
  company_logo: string | null
  logo: File | null
  onPick: (logo: File | null) => void
  /** Why the server refused the picture. */
  refusal?: string
}

/**
 * The logo picker: jpg, jpeg, png, with a preview or the default picture (docs/product.md §2.15).
 */
export const LogoPicker = ({ label, company_logo, logo, onPick, refusal }: Props) => {
  const [error, setError] = useState<string | null>(null)
  const preview = useFileAddress(logo)
  const shownError = error ?? refusal

  const pick = (file: File | undefined) => {
    if (!file) return
    const refused = pictureRefusal(file)
    setError(refused)
    onPick(refused ? null : file)
  }

  return (
    <section className={styles.picker} aria-label="Company logo">
      <LocalPicture
        className={styles.logo}
        src={preview ?? logoSrc(company_logo)}
        alt={logo || company_logo ? 'The company logo' : 'The default picture: no logo yet'}
        width="160"
        height="160"
      />
      <div className={styles.control}>
        <input
          id="company_logo"
          name="company_logo"
          type="file"
          className="sr-only"
          accept={PICTURE_ACCEPT}
          aria-describedby="company_logo-hint company_logo-error"
          onChange={({ target }) => {
            pick(target.files?.[0])
            target.value = ''
          }}
        />
        <label htmlFor="company_logo">
          <Icon of={ImageUp} />
          {label}
        </label>
        <p id="company_logo-hint" className={styles.hint}>
          {logo ? logo.name : 'Optional. JPG or PNG, at most 5 MB.'}
        </p>
        {logo && (
          <button type="button" className="link" onClick={() => onPick(null)}>
            Take it away
          </button>
        )}
        {shownError && <FieldError id="company_logo-error">{shownError}</FieldError>}
      </div>
    </section>
  )
}
