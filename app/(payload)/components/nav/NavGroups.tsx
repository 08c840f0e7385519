'use client'
import { getTranslation } from '@payloadcms/translations'
import { NavGroup, useTranslation } from '@payloadcms/ui'
import { NavLink } from './NavLink'

/** A group of lists and settings, as Payload groups them. */
type Group = {
  label: string
  entities: { slug: string; type: string; label: Parameters<typeof getTranslation>[0] }[]
}

type Props = {
  groups: Group[]
  /** What the bar shows beside an entry, by the entry's slug. */
  counts: Record<string, string>
}

/** The lists and settings by group. */
export const NavGroups = ({ groups, counts }: Props) => {
  const { i18n } = useTranslation()
  return groups.map(({ label, entities }) => (
    <NavGroup key={label} label={label}>
      {entities.map(({ slug, type, label: name }) => (
        <NavLink
          key={slug}
          id={type === 'globals' ? `nav-global-${slug}` : `nav-${slug}`}
          href={`/admin/${type}/${slug}`}
          count={counts[slug]}
        >
          {getTranslation(name, i18n)}
        </NavLink>
      ))}
    </NavGroup>
  ))
}
