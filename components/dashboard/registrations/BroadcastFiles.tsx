'use client'
import type { BroadcastListJson } from '@/collections/BroadcastLists/shared/json'
import { ExportButton } from '@/components/dashboard/list/ExportButton'
import styles from './BroadcastDialog.module.css'

/** The files of a list: contacts in parts that WhatsApp accepts, and a CSV table of all. */
export const BroadcastFiles = ({ list: { number, name, files } }: { list: BroadcastListJson }) => (
  <fieldset className={styles.files}>
    <legend className="sr-only">Files of {name}</legend>
    {Array.from({ length: files }, (_, i) => String(i + 1)).map((part) => (
      <ExportButton
        key={part}
        call="broadcast_export"
        query={new URLSearchParams({ format: 'vcf', list: String(number), part })}
        isOff={false}
      >
        {files === 1 ? 'Contacts' : `Contacts, part ${part}`}
      </ExportButton>
    ))}
    <ExportButton
      call="broadcast_export"
      query={new URLSearchParams({ format: 'csv', list: String(number) })}
      isOff={false}
    >
      CSV
    </ExportButton>
  </fieldset>
)
