'use client'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { DragHandlers, DragWatcherProps } from './DragWatcher'

type Props = {
  className: string | undefined
  types: Record<string, string>
  isDialogOpen: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

type Look = 'idle' | 'active' | 'accept' | 'reject' | 'dialog'

/**
 * The drop zone, with its state in `data-look`. The code for dragging is loaded when a mouse moves or
 * something is dragged into the window, so phones do not load it.
 */
export const DropTarget = ({ className, types, isDialogOpen, onFiles, children }: Props) => {
  const [Watcher, setWatcher] = useState<ComponentType<DragWatcherProps> | null>(null)
  const [drag, setDrag] = useState<{ handlers: DragHandlers; look: Look } | null>(null)
  const onDrag = useCallback(
    (handlers: DragHandlers, look: Look) => setDrag({ handlers, look }),
    [],
  )

  useEffect(() => {
    const loaded = new AbortController()
    const load = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      loaded.abort()
      // If it cannot be loaded, the native input accepts drops itself.
      import('./DragWatcher').then(
        (module) => setWatcher(() => module.DragWatcher),
        () => {},
      )
    }
    for (const event of ['dragenter', 'pointermove']) {
      window.addEventListener(event, load, { signal: loaded.signal, passive: true })
    }
    return () => loaded.abort()
  }, [])

  return (
    <div
      className={className}
      {...drag?.handlers}
      data-look={isDialogOpen ? 'dialog' : (drag?.look ?? 'idle')}
    >
      {children}
      {Watcher && <Watcher types={types} onFiles={onFiles} onDrag={onDrag} />}
    </div>
  )
}
