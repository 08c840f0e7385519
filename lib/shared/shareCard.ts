import { paths } from './paths'

const cardAt = (url: string) => ({ url, width: 1200, height: 630 })

/** The picture of a page where its link is shared; `version` changes with a replaced picture. */
export const shareCard = (slug: string, version?: string | null) =>
  cardAt(paths.sharePage(slug) + (version ? `?v=${version}` : ''))

/** The picture of a job where its link, or the link of its form, is shared. */
export const jobCard = (id: number) => cardAt(paths.shareJob(id))
