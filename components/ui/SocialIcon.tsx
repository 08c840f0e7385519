export type SocialName = 'facebook' | 'instagram' | 'twitter' | 'youtube' | 'linkedin' | 'whatsapp'

/** The logo of a social network in the text colour. One shared file, because every page uses all of them. */
export const SocialIcon = ({ name }: { name: SocialName }) => (
  <svg width="18" height="18" fill="currentColor" aria-hidden="true">
    <use href={`/images/social.svg#${name}`} />
  </svg>
)
