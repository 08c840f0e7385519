import { EntityType, groupNavItems } from '@payloadcms/ui/shared'
import { Briefcase, ExternalLink, LogOut, ShieldCheck } from 'lucide'
import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { overdueFacts } from '@/collections/Facts/facts'
import { openPoints } from '@/collections/Launch/checklist'
import { Mark } from '@/components/agency/Mark'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import { NavFrame } from './NavFrame'
import { NavGroups } from './NavGroups'
import { NavLink } from './NavLink'

/**
 * The side bar of the CMS panel: what the account may open, and at its foot the ways out. Payload's
 * own bar is closed on most screens.
 */
export const PanelNav = async (props: ServerProps) => {
  const { payload, permissions, user, i18n, visibleEntities } = props
  if (!permissions || !visibleEntities) return null
  const { collections, globals } = payload.config
  const groups = groupNavItems(
    [
      ...collections
        .filter(({ slug }) => visibleEntities.collections.includes(slug))
        .map((entity) => ({ type: EntityType.collection as const, entity })),
      ...globals
        .filter(({ slug }) => visibleEntities.globals.includes(slug))
        .map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions,
    i18n,
  )
  const isAdmin = user?.role === 'admin'
  const { name } = await payload.findGlobal({ slug: 'site-settings', select: { name: true } })
  const open = isAdmin ? await openPoints(payload) : 0
  const overdue = await overdueFacts()
  return (
    <NavFrame>
      <a className="cms-brand" href="/admin">
        <span className="cms-brand__mark">
          <Mark />
        </span>
        <span>
          <b>{name}</b>
          <small>Content desk</small>
        </span>
      </a>
      <NavLink href="/admin" isExact>
        Start
      </NavLink>
      {open > 0 && (
        <NavLink href={`${paths.manageJobs}?panel=launch`} count={`${open} open`}>
          Before you launch
        </NavLink>
      )}
      <NavGroups groups={groups} counts={overdue > 0 ? { facts: `${overdue} late` } : {}} />
      <div className="cms-nav__foot">
        <div>
          {isAdmin && <Foot href={paths.manageJobs} icon={Briefcase} text="Jobs and applicants" />}
          <Foot href="/admin/security" icon={ShieldCheck} text="Sign-in and devices" />
          <Foot href={paths.home} icon={ExternalLink} text="See the site" />
          <Foot href="/admin/logout" icon={LogOut} text="Log out" />
        </div>
      </div>
    </NavFrame>
  )
}

type FootProps = { href: string; icon: Parameters<typeof Icon>[0]['of']; text: string }

const Foot = ({ href, icon, text }: FootProps): ReactNode => (
  <a className="nav__link" href={href}>
    <Icon of={icon} className="cms-icon" />
    {text}
  </a>
)
