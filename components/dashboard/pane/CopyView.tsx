'use client'
import { useCallback } from 'react'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import { PAPERS } from '@/collections/Papers/shared/papers'
import { Button } from '@/components/ui/Button'
import { LocalPicture } from '@/components/ui/LocalPicture'
import { saveFile } from '@/lib/client/download'
import { useFileAddress } from '@/lib/client/useFileAddress'
import styles from './PanePapers.module.css'
import { PdfView } from './PdfView'

type Props = { copy: CopyJson; file: Blob; onClose: () => void }

/** An opened copy, shown here so that no file stays on the computer. */
export const CopyView = ({ copy, file, onClose }: Props) => {
  const what = `copy of ${PAPERS[copy.kind]}`
  const isPdf = copy.type === 'application/pdf'
  const load = useCallback(() => file.arrayBuffer(), [file])
  return (
    <section className={`no-print ${styles.copy}`} aria-label={`The ${what}`}>
      {isPdf ? <PdfView what={what} load={load} /> : <Picture file={file} alt={`The ${what}`} />}
      <span className={styles.buttons}>
        <Button size="small" autoFocus onClick={onClose}>
          Close
        </Button>
        <Button
          size="small"
          onClick={() => saveFile(file, `${copy.kind}.${isPdf ? 'pdf' : 'jpg'}`)}
        >
          Save on this computer
        </Button>
      </span>
    </section>
  )
}

const Picture = ({ file, alt }: { file: Blob; alt: string }) => {
  const address = useFileAddress(file)
  return address && <LocalPicture className={styles.picture} src={address} alt={alt} />
}
