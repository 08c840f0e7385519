import type { ServerProps } from 'payload'
import { Mark } from '@/components/agency/Mark'

/** The agency's mark and name instead of Payload's logo. */
export const PanelLogo = async ({ payload }: ServerProps) => {
  const { full_name } = await payload.findGlobal({ slug: 'site-settings' })
  return (
    <span className="cms-logo">
      <span className="cms-logo__mark">
        <Mark />
      </span>
      {full_name}
    </span>
  )
}

/** The first step of the top line, which leads to the start page. */
export const PanelStart = () => 'Start'

/** The own account in the top line: the first letter of its name. */
export const PanelAvatar = ({ user }: ServerProps) => (
  <span className="cms-who" aria-hidden="true">
    {user?.name.slice(0, 1).toUpperCase()}
  </span>
)
