import { Download as DownloadIcon } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { safeHref } from '@/lib/shared/safeHref'
import type { DownloadBlock } from '@/payload-types'

/** A link to a file; nothing when its address is not safe. */
export const Download = ({ block: { label, href } }: { block: DownloadBlock }) => {
  const safe = safeHref(href)
  if (safe === null) return null
  return (
    <p>
      <ButtonLink href={safe} rel="noopener" {...(safe.startsWith('/') && { download: '' })}>
        <Icon of={DownloadIcon} />
        {label}
      </ButtonLink>
    </p>
  )
}
