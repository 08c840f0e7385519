import { fileSize } from '@/lib/shared/format'
import type { Media } from '@/payload-types'

/** In the list of files: the picture cut around its focal point, its name, measures and size. */
export const FileCell = ({ rowData }: { rowData?: Media }) => {
  if (!rowData) return null
  const { filesize, focalX, focalY, height, id, original_name, pages, thumbnailURL, width } =
    rowData
  const measures = width ? `${width} × ${height}` : `PDF${pages ? `, ${pages} pages` : ''}`
  return (
    <a href={`/admin/collections/media/${id}`}>
      {thumbnailURL && (
        // biome-ignore lint/performance/noImgElement: the smallest of the copies made at the upload
        <img
          src={thumbnailURL}
          alt=""
          width="96"
          height="64"
          loading="lazy"
          style={{
            aspectRatio: '3 / 2',
            objectFit: 'cover',
            objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%`,
          }}
        />
      )}
      {original_name}
      <br />
      <small>
        {measures}, {fileSize(filesize ?? 0)}
      </small>
    </a>
  )
}
