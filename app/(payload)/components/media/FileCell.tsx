'use client'
import { useListDrawerContext } from '@payloadcms/ui'
import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { fileSize } from '@/lib/shared/format'
import type { Media } from '@/payload-types'

/**
 * A file in the library: the picture cut around its focal point, which the ring shows, its name,
 * measures and size. Where a file is being chosen for a page, a press chooses it.
 */
export const FileCell = ({ rowData }: { rowData?: Media }) => {
  const { drawerSlug, onSelect } = useListDrawerContext()
  if (!rowData) return null
  const file = <File file={rowData} />
  if (!drawerSlug) return <a href={`/admin/collections/media/${rowData.id}`}>{file}</a>
  const { id } = rowData
  return (
    <button
      type="button"
      onClick={() =>
        onSelect?.({ collectionSlug: 'media', doc: { ...rowData }, docID: String(id) })
      }
    >
      {file}
    </button>
  )
}

const File = ({ file }: { file: Media }): ReactNode => {
  const { filesize, height, original_name, pages, thumbnailURL, width } = file
  const focus = { x: file.focalX ?? 50, y: file.focalY ?? 50 }
  const counted = pages ? `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}` : 'PDF'
  const measures = width ? `${width} × ${height}, ` : ''
  return (
    <>
      <span className="cms-file">
        {thumbnailURL ? (
          <>
            {/* biome-ignore lint/performance/noImgElement: the smallest of the copies made at the upload */}
            <img
              src={thumbnailURL}
              alt=""
              loading="lazy"
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
            <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
          </>
        ) : (
          <span>
            <Icon of={FileText} className="cms-icon" />
            {counted}
          </span>
        )}
      </span>
      <b>{original_name}</b>
      <small>
        {measures}
        {fileSize(filesize ?? 0)}
      </small>
    </>
  )
}
