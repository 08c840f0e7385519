'use client'
import { FileText, FileUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from '@/components/ui/Field'
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
  /** Extension → MIME type. The extension decides; Android often gives no type. */
  types: Record<string, string>
  maxBytes: number
  refusals: { tooLarge: string; wrongType: string; tooMany: string }
  file: File | undefined
  onFile: (file: File | undefined) => void
  /** A file was refused; what was chosen before stays. */
  onRefused: (message: string) => void
  onLeave: () => void
}

/**
 * One file, dropped or chosen. The native input lies over the zone and holds the file: without scripts
 * it does all by itself.
 */
export const DropZone = ({ name, label, hint, prompt, error, file, onFile, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const { isDialogOpen, openDialog } = useFileDialog(input, props.onLeave)

  const take = (files: File[]) => {
    const refusal = judge(files, props)
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
    // Chosen before the scripts came.
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) latest.current(early)
  }, [])

  const before = useRef(file)
  useEffect(() => {
    // Chosen elsewhere too: the input says what will be sent.
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
            {file ? <FileText aria-hidden /> : <FileUp aria-hidden />}
            <span className={styles.text} role="status">
              <b>{file ? file.name : prompt}</b>
              {file && (
                <span className="num">
                  {fileSize(file.size)} of {fileSize(props.maxBytes).replace('.0', '')}
                </span>
              )}
            </span>
          </span>
          {file && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${file.name}`}
              onClick={() => {
                onFile(undefined)
                input.current?.focus()
              }}
            >
              Remove
            </button>
          )}
        </DropTarget>
      )}
    </Field>
  )
}

/** The sentence that refuses, or nothing. */
const judge = (
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

/** Makes the native input hold this file, or none. */
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
