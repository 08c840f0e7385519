'use client'
import { type ComponentProps, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/Field'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { counted, fileSize } from '@/lib/shared/format'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import styles from './PhotoPages.module.css'
import type { Photo } from './photoResume'
import { usePhotoPages } from './usePhotoPages'

export type PhotoPagesProps = Parameters<typeof usePhotoPages>[0] & {
  /** The last page was removed, and with it the focused button. */
  onEmpty: () => void
}

/** The photographed pages of a paper resume, with their total size and buttons to remove them. */
export const PhotoPages = ({ onEmpty, ...options }: PhotoPagesProps) => {
  const { file, isOurs } = options
  const { pages, progress, refusal, remove } = usePhotoPages(options)
  const list = useRef<HTMLOListElement>(null)

  const removeAt = (photo: Photo, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else onEmpty()
    remove(photo)
  }

  return (
    <div className={styles.pages}>
      {pages.length > 0 && (
        <ol ref={list} className={styles.list} aria-label="Pages of your resume">
          {pages.map((photo, at) => (
            <Page
              key={photo.address}
              photo={photo}
              number={at + 1}
              onClick={() => removeAt(photo, at)}
            />
          ))}
        </ol>
      )}
      <p className="meta" role="status">
        {progress && preparing(progress)}
        {!progress && isOurs && file && (
          <>
            {counted(pages.length, 'page')}, {fileSize(file.size)} of{' '}
            {fileSize(RESUME_MAX_BYTES).replace('.0', '')}. Open a page: can you read every line? If
            not, remove it and photograph it again.
          </>
        )}
      </p>
      <div role="alert">{refusal && <FieldError id="photo-error">{refusal}</FieldError>}</div>
    </div>
  )
}

const preparing = ({ at, of }: { at: number; of: number }): string =>
  of > 1 ? `Preparing page ${at} of ${of}…` : 'Preparing your photos…'

type PageProps = { photo: Photo; number: number } & Pick<ComponentProps<'button'>, 'onClick'>

const Page = ({ photo, number, onClick }: PageProps) => (
  <li className={styles.page}>
    <a href={photo.address} target="_blank" rel="noopener">
      {/* biome-ignore lint/performance/noImgElement: an object URL of this phone, which the server cannot scale */}
      <img src={photo.address} alt={`Page ${number}`} />
      <NewTabHint />
    </a>
    <Button className={styles.remove} aria-label={`Remove page ${number}`} onClick={onClick}>
      Remove
    </Button>
  </li>
)
