'use client'
import { type ComponentProps, useCallback, useEffect, useMemo, useRef } from 'react'
import { type DropzoneRootProps, type FileRejection, useDropzone } from 'react-dropzone'

export type DragHandlers = Pick<
  ComponentProps<'div'>,
  'ref' | 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'onPaste'
>

export type DragWatcherProps = {
  types: Record<string, string>
  onFiles: (files: File[]) => void
  onDrag: (handlers: DragHandlers, look: 'idle' | 'active' | 'accept' | 'reject') => void
}

/** Gives its drop zone the event handlers and the state of the drag. Renders nothing. */
export const DragWatcher = ({ types, onFiles, onDrag }: DragWatcherProps) => {
  const accept = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(types).map(([extension, type]) => [type, [`.${extension}`]]),
      ),
    [types],
  )
  const latest = useRef(onFiles)
  latest.current = onFiles
  const onDrop = useCallback(
    (taken: File[], refused: FileRejection[]) =>
      latest.current([...taken, ...refused.map(({ file }) => file)]),
    [],
  )
  const { getRootProps, isDragActive, isDragAccept, isDragReject } = useDropzone({
    accept,
    noClick: true,
    noKeyboard: true,
    onDrop,
  })
  const look = !isDragActive ? 'idle' : isDragReject ? 'reject' : isDragAccept ? 'accept' : 'active'

  useEffect(() => {
    const root: DropzoneRootProps = getRootProps()
    const { ref, onDragEnter, onDragOver, onDragLeave, onDrop, onPaste } = root
    onDrag({ ref, onDragEnter, onDragOver, onDragLeave, onDrop, onPaste }, look)
  }, [getRootProps, onDrag, look])

  return null
}
