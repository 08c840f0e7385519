'use client'
import { FileText, FileUp } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSay } from '@/components/forms/formWords'
import { Field } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { fileSize } from '@/lib/shared/format'
import { DropTarget } from './DropTarget'
import styles from './DropZone.module.css'
import { useFileDialog } from './useFileDialog'

type Props = {
  name: string
  label: string
  hint: ReactNode
  prompt: string
  error?: string
  /** Extension → MIME type. The extension decides, because Android often provides no type. */
  types: Record<string, string>
  maxBytes: number
  refusals: { tooLarge: string; wrongType: string; tooMany: string }
  file: File | undefined
  onFile: (file: File | undefined) => void
  /** A file was refused; the file chosen before stays. */
  onRefused: (message: string) => void
  onLeave: () => void
}

/**
 * A field for one file, dropped or chosen. The native input covers the zone and holds the file, so it
 * also works without scripts.
 */
export const DropZone = ({ name, label, hint, prompt, error, file, onFile, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const { say } = useSay()
  const { isDialogOpen, openDialog } = useFileDialog(input, props.onLeave)

  const take = (files: File[]) => {
    const refusal = refusalOf(files, props)
    if (refusal) {
      hold(input.current, file)
      return props.onRefused(refusal)
    }
    hold(input.current, files[0])
    onFile(files[0])
  }
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    // A file chosen before the scripts ran: once the form is ready, whose own effects run after this one.
    const timer = setTimeout(() => {
      const early = [...(input.current?.files ?? [])]
      if (early.length > 0) latest.current(early)
    })
    return () => clearTimeout(timer)
  }, [])

  const before = useRef(file)
  useEffect(() => {
    // The file may come from elsewhere (a draft, photos), but the input is what is sent.
    if (before.current || file) hold(input.current, file)
    before.current = file
  }, [file])

  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {({ className: _control, ...control }) => (
        <DropTarget
          className={`${styles.zone} ${file ? styles.filled : ''}`}
          types={props.types}
          isDialogOpen={isDialogOpen}
          onFiles={take}
        >
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="file"
            name={name}
            accept={Object.entries(props.types)
              .flatMap(([extension, type]) => [`.${extension}`, type])
              .join(',')}
            onClick={openDialog}
            onChange={({ target }) =>
              target.files?.length ? take([...target.files]) : hold(target, file)
            }
            onBlur={() => !isDialogOpen && props.onLeave()}
          />
          <span className={styles.face}>
            {file ? <Icon of={FileText} /> : <Icon of={FileUp} />}
            <span className={styles.text} role="status">
              <b>{file ? file.name : prompt}</b>
              {file && (
                <span className="num">
                  {say('{size} of {limit}', {
                    size: fileSize(file.size),
                    limit: fileSize(props.maxBytes).replace('.0', ''),
                  })}
                </span>
              )}
            </span>
          </span>
          {file && (
            <button
              type="button"
              className={styles.remove}
              aria-label={say('Remove {name}', { name: file.name })}
              onClick={() => {
                onFile(undefined)
                input.current?.focus()
              }}
            >
              {say('Remove')}
            </button>
          )}
        </DropTarget>
      )}
    </Field>
  )
}

/** The message that refuses the files, or null. */
const refusalOf = (
  files: File[],
  { types, maxBytes, refusals }: Pick<Props, 'types' | 'maxBytes' | 'refusals'>,
): string | null => {
  const [file, ...more] = files
  if (!file) return null
  if (more.length > 0) return refusals.tooMany
  const name = file.name.toLowerCase()
  if (!Object.keys(types).some((extension) => name.endsWith(`.${extension}`)))
    return refusals.wrongType
  return file.size > maxBytes ? refusals.tooLarge : null
}

/** Puts this file, or none, into the native input. */
const hold = (input: HTMLInputElement | null, file: File | undefined): void => {
  if (!input || input.files?.[0] === file) return
  if (!file) {
    input.value = ''
    return
  }
  const held = new DataTransfer()
  held.items.add(file)
  input.files = held.files
}
