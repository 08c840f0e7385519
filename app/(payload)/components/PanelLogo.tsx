import type { ServerProps } from 'payload'
import { Mark } from '@/components/agency/Mark'

/** The agency's mark and name instead of Payload's logo. */
export const PanelLogo = async ({ payload }: ServerProps) => {
  const { full_name } = await payload.findGlobal({ slug: 'site-settings' })
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12, fontSize: 24, fontWeight: 600 }}>
      <span style={{ width: 44, height: 44, color: 'var(--theme-success-600)' }}>
        <Mark />
      </span>
      {full_name}
    </span>
  )
}

/** The mark in the corner of the CMS panel. */
export const PanelIcon = () => (
  <span style={{ display: 'block', width: 28, height: 28 }}>
    <Mark />
  </span>
)
