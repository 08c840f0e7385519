/** The anchor of a heading: 'Hours & overtime' becomes 'hours-overtime'. */
export const headingId = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'section'
