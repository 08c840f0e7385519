import type { PayloadRequest } from 'payload'
import type { Tag } from '@/lib/server/cache/changes'
import { refresh } from '@/lib/server/cache/refresh'

type HookArguments<Doc> = { doc: Doc; req: PayloadRequest }

/**
 * A hook for changes and deletions: pages that depend on the tag are rendered again. The automatic
 * saves while someone types change no page.
 */
export const refreshOn =
  (tag: Tag) =>
  async <Doc>({ doc, req }: HookArguments<Doc>): Promise<Doc> => {
    if (req.query?.autosave !== 'true') await refresh(tag, req)
    return doc
  }
