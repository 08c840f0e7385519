import { refresh, type TAGS } from '@/lib/server/refresh'

type HookArguments<Doc> = { doc: Doc; req: { context: Record<string, unknown> } }

/** A hook for changes and deletions: pages that depend on the tag are rendered again. */
export const refreshOn =
  (tag: (typeof TAGS)[keyof typeof TAGS]) =>
  <Doc>({ doc, req }: HookArguments<Doc>): Doc => {
    refresh(tag, req.context)
    return doc
  }
