export type SocialName = 'facebook' | 'instagram' | 'twitter' | 'youtube' | 'linkedin' | 'whatsapp'

/** A network's mark in the colour of the text. From one file: written out it would be on every page six times, twice. */
export const SocialIcon = ({ name }: { name: SocialName }) => (
  <svg width="18" height="18" fill="currentColor" aria-hidden="true">
    <use href={`/images/social.svg#${name}`} />
  </svg>
)
