'use client'
import { type ComponentProps, useRef } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/Field'
import { LocalPicture } from '@/components/ui/LocalPicture'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { fileSize } from '@/lib/shared/format'
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
  const { say } = useSay()
  const { pages, progress, refusals, remove } = usePhotoPages(options)
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
        <ol ref={list} className={styles.list} aria-label={say('Pages of your resume')}>
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
        {progress &&
          (progress.of > 1
            ? say('Preparing page {at} of {of}…', progress)
            : say('Preparing your photos…'))}
        {!progress &&
          isOurs &&
          file &&
          say(pages.length === 1 ? ONE_PAGE : SEVERAL_PAGES, {
            count: pages.length,
            size: fileSize(file.size),
            limit: fileSize(RESUME_MAX_BYTES).replace('.0', ''),
          })}
      </p>
      <div role="alert">
        {refusals.length > 0 && (
          <FieldError id="photo-error">
            {refusals.map(({ sentence, name = '' }) => say(sentence, { name })).join(' ')}
          </FieldError>
        )}
      </div>
    </div>
  )
}

const ONE_PAGE =
  '{count} page, {size} of {limit}. Open a page: can you read every line? If not, remove it and photograph it again.'
const SEVERAL_PAGES =
  '{count} pages, {size} of {limit}. Open a page: can you read every line? If not, remove it and photograph it again.'

type PageProps = { photo: Photo; number: number } & Pick<ComponentProps<'button'>, 'onClick'>

const Page = ({ photo, number, onClick }: PageProps) => {
  const { say } = useSay()
  return (
    <li className={styles.page}>
      <a href={photo.address} target="_blank" rel="noopener">
        <LocalPicture src={photo.address} alt={say('Page {number}', { number })} />
        <NewTabHint words={say(' (opens in a new tab)')} />
      </a>
      <Button
        className={styles.remove}
        aria-label={say('Remove page {number}', { number })}
        onClick={onClick}
      >
        {say('Remove')}
      </Button>
    </li>
  )
}
