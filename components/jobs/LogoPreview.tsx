'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import styles from './LogoPreview.module.css'
import { JobTile } from './shared/JobTile'
import { logoSrc } from './shared/logo'

type Props = {
  company_logo: string | null
  company_name: string
  /** The drawing in place of a logo. */
  drawing: string
  size: 'm' | 'l'
  /** In another language. */
  words?: { show: string; logo: string; close: string }
}

/**
 * The company logo; a click shows it large (docs/product.md §2.10). A plain picture without
 * JavaScript.
 */
export const LogoPreview = ({ company_logo, company_name, drawing, size, words }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <JobTile company_logo={company_logo} drawing={drawing} size={size} />
        <span className="sr-only">{words?.show ?? `Show the logo of ${company_name} larger`}</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={company_name} close={words?.close}>
        {/* biome-ignore lint/performance/noImgElement: already re-encoded to at most 640 px */}
        <img
          className={styles.large}
          src={logoSrc(company_logo)}
          alt={words?.logo ?? `Logo of ${company_name}`}
        />
      </Dialog>
    </>
  )
}
