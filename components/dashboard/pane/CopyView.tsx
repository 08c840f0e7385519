'use client'
import { useCallback, useEffect, useState } from 'react'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import { PAPERS } from '@/collections/Papers/shared/papers'
import { Button } from '@/components/ui/Button'
import { saveFile } from '@/lib/client/download'
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
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  // biome-ignore lint/performance/noImgElement: an object URL of this browser, which the server cannot scale
  return address ? <img className={styles.picture} src={address} alt={alt} /> : null
}
