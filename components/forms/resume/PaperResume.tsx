'use client'
import { Camera, Images } from 'lucide'
import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import styles from './PaperResume.module.css'
import type { PhotoPagesProps } from './PhotoPages'

type Props = {
  file: File | undefined
  onFile: (file: File | undefined) => void
  /** Photos were chosen; the file follows when they are prepared. */
  onPhotos: () => void
}

/**
 * For candidates with a resume on paper: makes one PDF of photos, which becomes the form's resume. The
 * code is loaded when a button is used. The photos never leave the device.
 */
export const PaperResume = ({ file, onFile, onPhotos }: Props) => {
  const { say } = useSay()
  const [Pages, setPages] = useState<ComponentType<PhotoPagesProps> | null>(null)
  const [taken, setTaken] = useState<File[]>([])
  const [made, setMade] = useState<File>()
  const [isLost, setLost] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  const isOurs = made !== undefined && file === made

  const load = () =>
    import('./PhotoPages').then(
      (module) => {
        setPages(() => module.PhotoPages)
        setLost(false)
      },
      () => setLost(true),
    )
  const button = {
    onOpen: load,
    onFiles: (files: File[]) => {
      setTaken(files)
      onPhotos()
    },
  }

  return (
    <div className={styles.paper}>
      {Pages && taken.length > 0 && (
        <Pages
          taken={taken}
          file={file}
          isOurs={isOurs}
          onMade={(pdf) => {
            setMade(pdf)
            onFile(pdf)
          }}
          onEmpty={() => chooser.current?.focus()}
        />
      )}
      {!Pages && !isLost && taken.length > 0 && (
        <p className="meta">{say('Preparing your photos…')}</p>
      )}
      <div role="alert">
        {isLost && (
          <FieldError id="photo-load-error">
            {say('The photos could not be prepared. Please check your connection and try again.')}
          </FieldError>
        )}
      </div>
      <div className={styles.camera}>
        <PhotoButton {...button} capture="environment">
          <Icon of={Camera} />
          {say(isOurs ? 'Photograph the next page' : 'Photograph a paper resume')}
        </PhotoButton>
      </div>
      <PhotoButton {...button} multiple buttonRef={chooser}>
        <Icon of={Images} />
        {say(isOurs ? 'Add photos' : 'Choose photos of a paper resume')}
      </PhotoButton>
    </div>
  )
}

type PhotoButtonProps = Pick<ComponentProps<'input'>, 'capture' | 'multiple' | 'children'> & {
  buttonRef?: ComponentProps<'button'>['ref']
  onOpen: () => void
  onFiles: (files: File[]) => void
}

const PhotoButton = ({ buttonRef, onOpen, onFiles, children, ...kind }: PhotoButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...kind}
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          // So that choosing the same photo again fires a change event.
          target.value = ''
        }}
      />
      <Button
        ref={buttonRef}
        onClick={() => {
          onOpen()
          input.current?.click()
        }}
      >
        {children}
      </Button>
    </>
  )
}
